/** The day of an evening, as one says it: "Saturday", "1 November", "1 November 2025". */
const DAY = 86_400_000;

export function dayOf(when: string, locale: string, now: Date): string {
  const date = new Date(when);
  const days = Math.floor((startOfDay(now) - startOfDay(date)) / DAY);
  if (days >= 0 && days < 7) return capital(new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(date), locale);
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { day: 'numeric', month: 'long', year }).format(date);
}

function startOfDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

function capital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
