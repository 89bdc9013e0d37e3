/** Times as the set-up says them. */
import { t } from '$lib/i18n/index.svelte';

export function seconds(value: number): string {
  const [minutes, rest] = [Math.floor(value / 60), value % 60];
  if (minutes === 0) return t('duration-seconds', { seconds: rest });
  return rest === 0 ? t('duration-minutes', { minutes }) : t('duration-both', { minutes, seconds: String(rest).padStart(2, '0') });
}

export function minutes(value: number): string {
  return t('duration-minutes', { minutes: value });
}

export function days(value: number): string {
  return t('duration-days', { days: value });
}
