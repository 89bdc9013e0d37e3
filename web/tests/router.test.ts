// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findRoute, fullTitle, isOurs, matchPath, navigate, router, setTitle, setTurnMark, startRouter } from '../src/lib/router.svelte';
import { routes } from '../src/routes';

describe('paths', () => {
  test.each([
    ['/', '/', {}],
    ['/t/:match', '/t/oak-417', { match: 'oak-417' }],
    ['/t/:match', '/t/a%20b', { match: 'a b' }],
    ['/rules/:game', '/rules/fantasy-realms/', { game: 'fantasy-realms' }],
  ])('%s takes %s', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  test.each([
    ['/', '/new'],
    ['/t/:match', '/t'],
    ['/t/:match', '/t/a/b'],
    ['/t/:match', '/t/%E0%A4%A'],
  ])('%s does not take %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeUndefined();
  });
});

test.each(['/', '/new', '/t/x', '/replay/x', '/score', '/rules', '/rules/x', '/matches', '/account', '/credits'])(
  'there is a page at %s',
  (path) => expect(findRoute(routes, path)).toBeDefined(),
);

test('there is no page elsewhere', () => {
  expect(findRoute(routes, '/nothing')).toBeUndefined();
});

describe('links', () => {
  let stop: () => void;
  beforeEach(() => {
    navigate('/', { replace: true });
    stop = startRouter();
  });
  afterEach(() => stop());

  function follow(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.addEventListener('click', (event) => event.defaultPrevented || event.preventDefault(), { once: true });
    const link = document.querySelector('a');
    if (!link) throw new Error('no link');
    const ours = isOurs(click, link);
    (link.firstElementChild ?? link).dispatchEvent(click);
    return ours;
  }

  test('to our pages are followed without loading', () => {
    expect(follow('<a href="/new?game=x"><b>go</b></a>')).toBe(true);
    expect(router.path).toBe('/new');
    expect(router.query.get('game')).toBe('x');
  });

  test('to another host, a new window, a download, the API or a place on this page are left alone', () => {
    expect(follow('<a href="https://example.org/">out</a>')).toBe(false);
    expect(follow('<a href="/new" target="_blank">window</a>')).toBe(false);
    expect(follow('<a href="/new" download>file</a>')).toBe(false);
    expect(follow('<a href="/api/v1/x">api</a>')).toBe(false);
    expect(follow('<a href="/#here">here</a>')).toBe(false);
    expect(follow('<a href="/new">tab</a>', { ctrlKey: true })).toBe(false);
    expect(router.path).toBe('/');
  });
});

test('the tab says where I am, and that it is my turn', () => {
  expect(fullTitle('Rules')).toBe('Rules · Fabletop');
  setTitle('Table of Ala');
  setTurnMark(true);
  expect(fullTitle('Rules')).toBe('✒ Table of Ala · Fabletop');
  setTitle(undefined);
  setTurnMark(false);
});
