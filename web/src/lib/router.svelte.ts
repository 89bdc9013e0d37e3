/** Which page is shown: a small router over the history of the browser. */

/** A page gets the parts of its address, and says by `title` what the browser's tab says. */
export interface PageProps {
  params: Record<string, string>;
}

export interface Route {
  path: string;
  /** A page that needs nothing of its address takes no props. */
  page: () => Promise<{ default: unknown }>;
  /** The message that is the tab's title; a page may change it with `setTitle`. */
  title: string;
  /** Files of texts beyond the common ones. */
  texts?: string[];
}

export interface Match {
  route: Route;
  params: Record<string, string>;
}

/** `/t/:match` against `/t/oak-417`: the parts that the pattern names, or nothing. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const found = path.split('/').filter(Boolean);
  if (wanted.length !== found.length) return undefined;
  const params: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const text = decode(found[place] ?? '');
    if (text === undefined) return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = text;
    else if (part !== text) return undefined;
  }
  return params;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

export function findRoute(routes: readonly Route[], path: string): Match | undefined {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params) return { route, params };
  }
  return undefined;
}

let address = $state.raw(here());

function here(): URL {
  return new URL(typeof location === 'undefined' ? 'http://localhost/' : location.href);
}

/** Where I am. */
export const router = {
  get path(): string {
    return address.pathname;
  },
  get query(): URLSearchParams {
    return address.searchParams;
  },
  /** What follows the #, without it. */
  get hash(): string {
    return address.hash.slice(1);
  },
};

/** Goes to another page of ours. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  const next = new URL(to, here());
  if (options.replace) history.replaceState(null, '', next);
  else history.pushState(null, '', next);
  address = next;
}

/** Whether a click on this link is for us: a plain click on a page of ours. */
export function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return false;
  }
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return false;
  const target = new URL(link.href, here());
  const samePage = target.pathname === address.pathname && target.search === address.search && target.hash !== '';
  return target.origin === location.origin && !target.pathname.startsWith('/api/') && !samePage;
}

/** Listens to links and to the browser's back and forward; gives what stops it. */
export function startRouter(): () => void {
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.hasAttribute('href') || !isOurs(event, link)) return;
    event.preventDefault();
    navigate(link.href);
  };
  const moved = () => (address = here());
  document.addEventListener('click', click);
  addEventListener('popstate', moved);
  return () => {
    document.removeEventListener('click', click);
    removeEventListener('popstate', moved);
  };
}

let pageTitle = $state<string | undefined>();
let mark = $state(false);

/** What the tab says, instead of the route's title; undefined gives that back. */
export function setTitle(title: string | undefined): void {
  pageTitle = title;
}

/** A quill before the tab's title: it is my turn. */
export function setTurnMark(mine: boolean): void {
  mark = mine;
}

export function fullTitle(title: string): string {
  return `${mark ? '✒ ' : ''}${pageTitle ?? title} · Fabletop`;
}
