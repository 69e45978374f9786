// @vitest-environment own-window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeObservers, moveIntoView } from '../../support/fake-observers';

const ID = 'G-TEST1234';
/** The commands that were queued, as gtag.js reads them. */
const commands = () =>
  (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
const events = () => commands().filter(([kind]) => kind === 'event');
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

let track: typeof import('@/lib/analytics/track').track;
let registerList: typeof import('@/lib/analytics/list-registry').registerList;
let startAnalytics: typeof import('@/lib/analytics/start-analytics').startAnalytics;
let stop: (() => void) | undefined;

beforeEach(async () => {
  installFakeObservers();
  vi.resetModules();
  ({ track } = await import('@/lib/analytics/track'));
  ({ registerList } = await import('@/lib/analytics/list-registry'));
  ({ startAnalytics } = await import('@/lib/analytics/start-analytics'));
});
afterEach(() => {
  stop?.();
  stop = undefined;
  delete window.dataLayer;
  history.replaceState(null, '', '/');
});

describe('the sandbox', () => {
  it('queues the commands of gtag.js, loads nothing, and cleans up', () => {
    track({ name: 'search', term: 'antes' });
    stop = startAnalytics(null);
    track({ name: 'search', term: 'después' });
    const kinds = 'consent set consent js config event event';
    expect(commands().map(([kind]) => kind)).toEqual(kinds.split(' '));
    expect(events()).toEqual([
      ['event', 'search', { search_term: 'antes' }],
      ['event', 'search', { search_term: 'después' }],
    ]);
    // gtag.js ignores arrays.
    expect(String(window.dataLayer?.[0])).toBe('[object Arguments]');
    expect(scripts()).toEqual([]);
    stop();
    track({ name: 'search', term: 'nunca' });
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('the provider', () => {
  it('loads its script once, grants only analytics, and can be stopped and started again', () => {
    stop = startAnalytics(ID);
    expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
    const purposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
    const denied = Object.fromEntries(purposes.map((purpose) => [purpose, 'denied']));
    expect(commands().filter(([kind]) => kind === 'consent')).toEqual([
      ['consent', 'default', denied],
      ['consent', 'update', { analytics_storage: 'granted' }],
    ]);
    stop();
    expect(commands().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
    expect(window).toHaveProperty(`ga-disable-${ID}`, true);
    track({ name: 'search', term: 'nunca' });
    stop = startAnalytics(ID);
    expect(window).toHaveProperty(`ga-disable-${ID}`, false);
    expect(scripts()).toHaveLength(1);
    expect(events()).toEqual([]);
  });

  it('is told of each page what others may know, before its events', () => {
    history.replaceState(null, '', '/correo/verificar/15?token=secreto#secreto');
    const view = (address: string, referrer: string) =>
      track({ name: 'page_view', address, referrer });
    view(location.href, 'https://correo.example/?secreto');
    stop = startAnalytics(ID);
    view(`${location.origin}/pagos/77/procesar-pago?token=secreto`, location.href);
    track({ name: 'search', term: 'ssd' });
    const page_location = `${location.origin}/correo/verificar/:id`;
    const verified = { page_location, page_referrer: 'https://correo.example/' };
    const paid = {
      page_location: `${location.origin}/pagos/:transactionId/procesar-pago`,
      page_referrer: page_location,
    };
    const told = commands().filter(([kind]) => kind !== 'consent' && kind !== 'js');
    expect(told).toEqual([
      ['set', { ...verified, page_referrer: '' }],
      ['config', ID, expect.objectContaining({ send_page_view: false })],
      ['set', verified],
      ['event', 'page_view', verified],
      ['set', paid],
      ['event', 'page_view', paid],
      ['event', 'search', { search_term: 'ssd' }],
    ]);
    expect(JSON.stringify(commands())).not.toContain('secreto');
  });

  it('is not loaded in a document whose own address had a secret', () => {
    const loaded = { name: `${location.origin}/password/reset?token=secreto` };
    vi.stubGlobal('performance', { ...performance, getEntriesByType: () => [loaded] });
    history.replaceState(null, '', '/login');
    stop = startAnalytics(ID);
    track({ name: 'search', term: 'teclado' });
    expect(scripts()).toEqual([]);
  });

  it('is not loaded before the address has no secret', () => {
    history.replaceState(null, '', '/password/reset?token=secreto');
    track({ name: 'search', term: 'antes' });
    stop = startAnalytics(ID);
    track({ name: 'search', term: 'después' });
    expect(scripts()).toEqual([]);
    history.replaceState(null, '', '/login');
    track({ name: 'page_view', address: location.href, referrer: '' });
    expect(scripts()).toHaveLength(1);
    expect(events()).toHaveLength(3);
    track({ name: 'search', term: 'ram' });
    expect(scripts()).toHaveLength(1);
  });

  it('may be blocked, and never breaks a click', async () => {
    stop = startAnalytics(ID);
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    await Promise.resolve();
    track({ name: 'search', term: 'ssd' });
    expect(events()).toHaveLength(1);
    Object.defineProperty(window, 'dataLayer', { configurable: true, value: Object.freeze([]) });
    expect(() => track({ name: 'search', term: 'ram' })).not.toThrow();
    Reflect.deleteProperty(window, 'dataLayer');
  });
});

describe('lists', () => {
  function aList(label: string) {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<section id="${label}"><ul aria-label="${label}">
        <li><h3><a href="#1">Uno</a></h3><button>Agregar</button></li>
        <li><h3><a href="#2">Dos</a></h3></li>
      </ul></section>`,
    );
    const element = document.querySelector(`#${label} ul`) ?? expect.fail('no list');
    return {
      element,
      items: [
        ['S-1', 'Marca', null, 100, 0],
        ['S-2', null, null, 50, 5],
      ] as const,
    };
  }
  const names = () => events().map(([, name, params]) => [name, params]);
  const PLACED = { item_list_id: 'primera', item_list_name: 'primera' };
  const one = { ...PLACED, quantity: 1 };

  it('send one event when they come into view, also those registered before the start', () => {
    const first = aList('primera');
    registerList(first);
    stop = startAnalytics(null);
    expect(events()).toEqual([]);
    moveIntoView(first.element);
    moveIntoView(first.element);
    const items = [
      { ...one, item_id: 'S-1', item_name: 'Uno', item_brand: 'Marca', price: 100, index: 0 },
      { ...one, item_id: 'S-2', item_name: 'Dos', price: 50, discount: 5, index: 1 },
    ];
    expect(names()).toEqual([['view_item_list', { currency: 'MXN', ...PLACED, items }]]);
    const second = aList('segunda');
    const hide = registerList(second);
    hide();
    moveIntoView(second.element);
    expect(events()).toHaveLength(1);
  });

  const choose = (selector: string, type: string, init: MouseEventInit) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }));

  it.each([
    ['a press', 'mousedown', { button: 0 }],
    ['the keyboard', 'click', { detail: 0 }],
  ])('tell what is chosen in them by %s', (_, type, init) => {
    registerList(aList('lista'));
    stop = startAnalytics(null);
    choose('[href="#2"]', type, init);
    expect(names()).toMatchObject([['select_item', { items: [{ item_id: 'S-2', index: 1 }] }]]);
  });

  it('count a press and its click as one selection, and ignore buttons', () => {
    registerList(aList('lista'));
    stop = startAnalytics(null);
    choose('ul a', 'mousedown', { button: 0 });
    choose('ul a', 'click', { detail: 1 });
    choose('ul button', 'mousedown', { button: 0 });
    expect(events()).toHaveLength(1);
  });
});
