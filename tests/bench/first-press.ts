import type { Browser } from '@playwright/test';
import { route } from '../../lib/routing/routes';
import type { Pages } from '../budgets/pages';
import { MOBILE } from '../budgets/view';
import type { FirstPressOptions } from './options';
import { toMarkdownTable } from './table';
import { type Control, IS_DIALOG_THERE, MENU, PLACE, pressFirst } from './visit';

export const PRESSED_PAGES = ['home', 'list', 'product', 'cart', 'login', 'builder'] as const;
export type PressedPage = (typeof PRESSED_PAGES)[number];

const is = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
const hasValue = (selector: string, value: string) => `${is(selector)}?.value === '${value}'`;
/** Before React the badge is drawn by the style sheet. */
const badgeSays = (text: string) =>
  `[...document.querySelectorAll('.cart-mark')].some((one) => one.textContent === '${text}' || getComputedStyle(one, '::after').content === '"${text}"')`;
const isAt = (path: string) => `(location.pathname === '${path}' && document.querySelector('h1'))`;

const CHROME: Readonly<Record<string, Control>> = {
  menu: MENU,
  place: PLACE,
  theme: { selector: '[data-theme-button]', isAnswered: is('html[data-theme=dark]') },
  cart: {
    selector: '.tool-cart, .tabs a[href="/compra/carrito/detalle"]',
    isAnswered: `${IS_DIALOG_THERE} || ${isAt('/compra/carrito/detalle')}`,
  },
  search: { selector: '#busqueda', isAnswered: `document.activeElement?.id === 'busqueda'` },
};

const HEART = { selector: '.heart', isAnswered: is('.heart[aria-pressed=true]') };
const ADD: Control = {
  selector: 'main button[aria-label^="Agregar al carrito: "]',
  isAnswered: badgeSays('1'),
};

/** What is pressed on each page, and the answer that counts. */
const CONTROLS: Readonly<Record<PressedPage, Readonly<Record<string, Control>>>> = {
  home: {
    ...CHROME,
    heart: HEART,
    'add to cart': ADD,
    consent: {
      selector: '[aria-labelledby=privacidad-titulo] button',
      isAnswered: `localStorage.consent && !${is('[aria-labelledby=privacidad-titulo]')}`,
      isUndecided: true,
    },
  },
  list: {
    ...CHROME,
    heart: HEART,
    'add to cart': ADD,
    sort: {
      selector: 'select[name=orden]',
      choose: 'menor-precio',
      isAnswered: `location.search.includes('orden=menor-precio') && ${is('h1')}`,
    },
    filters: { selector: '.filters-open', isAnswered: is('.filters:popover-open') },
    view: { selector: '.list-view', isAnswered: is('html[data-rows]') },
  },
  product: {
    ...CHROME,
    heart: { ...HEART, selector: '.buy-row .heart' },
    'add to cart': { ...ADD, selector: '.buy-row button[aria-label^="Agregar al carrito: "]' },
    quantity: {
      selector: '.pieces button:last-of-type',
      isAnswered: hasValue('.pieces input', '2'),
    },
    'buy now': {
      selector: '.buy-row .btn-secondary',
      isAnswered: `!location.pathname.startsWith('/productos')`,
    },
    compare: { selector: '.compare-page', isAnswered: is('.compare-page[aria-pressed=true]') },
    picture: {
      selector: 'a.gallery-photo',
      isAnswered: `${IS_DIALOG_THERE} || !location.pathname.startsWith('/productos')`,
    },
  },
  cart: {
    menu: MENU,
    quantity: {
      selector: 'main button[aria-label^="Una pieza más de "]',
      isAnswered: hasValue('main input[aria-label^="Cantidad de "]', '2'),
    },
    'go on': {
      selector: 'main .btn-lg',
      isAnswered: `location.pathname !== '/compra/carrito/detalle' && ${is('h1')}`,
    },
  },
  login: {
    menu: MENU,
    'e-mail': {
      selector: 'main input[type=email]',
      isAnswered: `document.activeElement?.type === 'email'`,
    },
    'sign in': {
      selector: 'main button[type=submit]',
      isAnswered: is('main [role=alert]:not(:empty), main [aria-invalid=true]'),
    },
  },
  builder: {
    menu: MENU,
    step: {
      selector: '.asm-steps button:not([aria-current])',
      isAnswered: is('.asm-steps li:not(:first-child) [aria-current]'),
    },
    choose: {
      selector: 'main button[aria-label^="Agregar: "]',
      isAnswered: is('main button[aria-label^="Quitar"], main button[aria-label^="Reemplazar: "]'),
    },
  },
};

/** The storage of a visitor who has one product in the cart. */
async function fillCart(browser: Browser, url: string) {
  const context = await browser.newContext(MOBILE);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(CONTROLS.product['add to cart']?.selector ?? '').tap();
  await page.waitForFunction(() => localStorage.getItem('cart') !== null);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Three of four answers came within this time. */
const quarter = (sorted: readonly number[]) => sorted[Math.ceil(sorted.length * 0.75) - 1];

const toCell = (times: readonly (number | null)[]) => {
  const answered = times.filter((time): time is number => time !== null && Number.isFinite(time));
  const slow = quarter(answered.toSorted((a, b) => a - b));
  return slow === undefined ? (times.includes(null) ? '–' : '**lost**') : `${slow.toFixed(0)}`;
};

/**
 * A table of the first press of each control of the first view on a slow line, at several moments after it is painted: milliseconds until
 * the answer that counts (of several visits the 75th percentile), and how many presses were lost.
 */
export async function firstPressTable(
  browser: Browser,
  pages: Pages,
  shop: string,
  { moments, by, visits, pressed }: FirstPressOptions,
): Promise<string> {
  const storageState = await fillCart(browser, shop + pages.product);
  const paths: Record<PressedPage, string> = {
    ...pages,
    cart: route('cart-detail'),
    login: route('login'),
    builder: route('assembly-new'),
  };
  const rows: string[][] = [];
  for (const place of pressed) {
    for (const [name, control] of Object.entries(CONTROLS[place])) {
      for (const way of by) {
        const context = place === 'cart' ? { storageState } : {};
        const cells: string[] = [];
        let lost = 0;
        for (const moment of moments) {
          const times: (number | null)[] = [];
          while (times.length < visits) {
            const press = { way, after: moment * 1000, context };
            times.push(await pressFirst(browser, shop + paths[place], 'slow', control, press));
          }
          lost += times.filter((time) => time === Number.POSITIVE_INFINITY).length;
          cells.push(toCell(times));
        }
        rows.push([place, name, way, ...cells, `${lost} of ${visits * moments.length}`]);
        console.log(rows.at(-1)?.join(' | '));
      }
    }
  }
  const titles = ['page', 'control', 'by', ...moments.map((moment) => `${moment} s`), 'lost'];
  return toMarkdownTable(rows, titles);
}
