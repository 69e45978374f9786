import type { Browser } from '@playwright/test';
import { route } from '../../lib/routing/routes';
import type { Part } from './options';
import { IS_DIALOG_THERE, MENU, PLACE } from './press';
import { startBeside } from './servers';
import { toMarkdownTable } from './table';
import { type Control, timePress, untilPainted, visit } from './visit';

export const PRESSED_PAGES = ['home', 'list', 'product', 'cart', 'login', 'builder'] as const;
type PressedPage = (typeof PRESSED_PAGES)[number];

const is = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
const hasValue = (selector: string, value: string) => `${is(selector)}?.value === '${value}'`;
const isAt = (path: string) => `(location.pathname === '${path}' && ${is('h1')})`;
const left = (path: string) => `!location.pathname.startsWith('${path}')`;
/** Before React the badge is drawn by the style sheet. */
const badgeSays = (text: string) =>
  `[...document.querySelectorAll('.cart-mark')].some((one) => one.textContent === '${text}' || getComputedStyle(one, '::after').content === '"${text}"')`;

const CART = route('cart-detail');
const add = (place: string) => `${place} button[aria-label^="Agregar al carrito: "]`;

function on(selector: string, isAnswered: string, more: Partial<Control> = {}): Control {
  return { selector, isAnswered, ...more };
}
const CHROME = {
  menu: MENU,
  place: PLACE,
  theme: on('[data-theme-button]', is('html[data-theme=dark]')),
  cart: on(`.tool-cart, .tabs a[href="${CART}"]`, `${IS_DIALOG_THERE} || ${isAt(CART)}`),
  search: on('#busqueda', `document.activeElement?.id === 'busqueda'`),
};
const CARDS = {
  heart: on('.heart', is('.heart[aria-pressed=true]')),
  'add to cart': on(add('main'), badgeSays('1')),
};
const CONSENT = '[aria-labelledby=privacidad-titulo]';
const isDecided = `localStorage.consent && !${is(CONSENT)}`;
const isSorted = `location.search.includes('orden=menor-precio') && ${is('h1')}`;

const CONTROLS: Readonly<Record<PressedPage, Readonly<Record<string, Control>>>> = {
  home: {
    ...CHROME,
    ...CARDS,
    consent: on(`${CONSENT} button`, isDecided, { isUndecided: true }),
  },
  list: {
    ...CHROME,
    ...CARDS,
    sort: on('select[name=orden]', isSorted, { choose: 'menor-precio' }),
    filters: on('.filters-open', is('.filters:popover-open')),
    view: on('.list-view', is('html[data-rows]')),
  },
  product: {
    ...CHROME,
    heart: on('.buy-row .heart', is('.heart[aria-pressed=true]')),
    'add to cart': on(add('.buy-row'), badgeSays('1')),
    quantity: on('.pieces button:last-of-type', hasValue('.pieces input', '2')),
    'buy now': on('.buy-row .btn-secondary', left('/productos')),
    compare: on('.compare-page', is('.compare-page[aria-pressed=true]')),
    picture: on('a.gallery-photo', `${IS_DIALOG_THERE} || ${left('/productos')}`),
  },
  cart: {
    menu: MENU,
    quantity: on(
      'main [aria-label^="Una pieza más de "]',
      hasValue('main [aria-label^="Cantidad de "]', '2'),
    ),
    'go on': on('main .btn-lg', `${left(CART)} && ${is('h1')}`),
  },
  login: {
    menu: MENU,
    'e-mail': on('main input[type=email]', `document.activeElement?.type === 'email'`),
    'sign in': on(
      'main [type=submit]',
      is('main :is([role=alert]:not(:empty), [aria-invalid=true])'),
    ),
  },
  builder: {
    menu: MENU,
    step: on('.asm-steps button:not([aria-current])', is('.asm-steps li + li [aria-current]')),
    choose: on(
      'main [aria-label^="Agregar: "]',
      is('main :is([aria-label^="Quitar"], [aria-label^="Reemplazar: "])'),
    ),
  },
};

const fillCart = (browser: Browser, url: string) =>
  visit(browser, {}, async ({ page }) => {
    await page.goto(url);
    await page.locator(add('.buy-row')).tap();
    await page.waitForFunction(() => localStorage.getItem('cart') !== null);
    return page.context().storageState();
  });

type Time = Awaited<ReturnType<typeof timePress>>;
/** Three of four answers came within this time; a dash when the control is not there. */
function toCell(times: readonly Time[]): string {
  const there = times.filter((time) => time !== null);
  const answered = there.filter(Number.isFinite).sort((a, b) => a - b);
  const slow = answered[Math.ceil(answered.length * 0.75) - 1];
  if (slow !== undefined) return slow.toFixed(0);
  return there.length > 0 ? '**lost**' : '–';
}

/**
 * Prints a table of the first press of each control of the first view on a slow line, at several moments after it is painted: milliseconds until
 * the answer that counts (of several visits the 75th percentile), and how many presses were lost.
 */
export const measureFirstPresses: Part = async ({ browser, options }) => {
  const { moments, by, visits, pages: pressed } = options;
  const { pages, shop } = await startBeside();
  const storageState = await fillCart(browser, shop.url + pages.product);
  const [login, builder] = [route('login'), route('assembly-new')];
  const paths: Record<PressedPage, string> = { ...pages, cart: CART, login, builder };
  const rows: string[][] = [];
  for (const place of pressed) {
    for (const [name, control] of Object.entries(CONTROLS[place])) {
      for (const way of by) {
        const visitor = { line: 'slow', way, ...(place === 'cart' && { storageState }) } as const;
        const columns: Time[][] = [];
        for (const moment of moments) {
          const how = { ...visitor, ready: untilPainted(moment * 1000) };
          const times: Time[] = [];
          while (times.length < visits)
            times.push(await timePress(browser, shop.url + paths[place], control, how));
          columns.push(times);
        }
        const lost = columns.flat().filter((time) => time === Number.POSITIVE_INFINITY).length;
        rows.push([
          place,
          name,
          way,
          ...columns.map(toCell),
          `${lost} of ${columns.flat().length}`,
        ]);
        console.log(rows.at(-1)?.join(' | '));
      }
    }
  }
  const titles = ['page', 'control', 'by', ...moments.map((moment) => `${moment} s`), 'lost'];
  console.log(`\n${toMarkdownTable(rows, titles)}\n`);
};
