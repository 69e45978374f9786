import type { Page } from '@playwright/test';
import { findCardNumber, findSecurityCode } from '../fixtures/leaks';
import { findProducts, logInWithCart } from '../fixtures/server-cart';
import { readAsSpy, spyOn } from '../fixtures/spying-script';
import { expect, expectConsole, test } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as Checkout from '../pages/checkout';

const CARD = { number: '4539718520080002', ccv: '739' };
const FRAME_PATH = '/api/sandbox-card';

const openCard = async (page: Page) => {
  await Checkout.methodRadio(page, 'Tarjeta de crédito o débito').check();
  await expect(Checkout.cardFrame(page).getByLabel('Número de tarjeta')).toBeVisible();
};

test.beforeEach(async ({ page }) => {
  const [product] = await findProducts(52);
  await logInWithCart(page, [[product, 1]]);
});

test('no script of the page reads the digits, not even the first one @smoke', async ({ page }) => {
  await spyOn(page.context());
  await page.goto(Cart.PATH);
  await Checkout.goToPayment(page);
  await openCard(page);
  const frame = Checkout.cardFrame(page);
  await Checkout.holderField(page).fill('ELENA PRUEBA');
  // By key, so that all events happen.
  await frame.getByLabel('Número de tarjeta').pressSequentially(CARD.number);
  await frame.getByLabel('Caducidad').pressSequentially('1240');
  await frame.getByLabel('CCV').pressSequentially(CARD.ccv);
  await expect(frame.getByLabel('Número de tarjeta')).toHaveValue('4539 7185 2008 0002');
  const seen = await readAsSpy(page);
  // It sees what the page gets, so it works.
  expect(seen.filter((text) => text.includes('tok_visa_0002'))).not.toEqual([]);
  expect(findCardNumber(seen, CARD.number)).toEqual([]);
  expect(findSecurityCode(seen, CARD.ccv)).toEqual([]);
});

test('the frame’s document has an origin of its own wherever it is opened, and sends nothing @smoke', async ({
  page,
}) => {
  expectConsole(/Content Security Policy|allow-popups/);
  await page.goto(Cart.PATH);
  const isReadable = await page.evaluate(async (path) => {
    const frame = document.createElement('iframe');
    frame.src = path;
    await new Promise((done) => {
      frame.onload = done;
      document.body.append(frame);
    });
    return frame.contentDocument !== null;
  }, FRAME_PATH);
  expect(isReadable).toBe(false);
  const frame = page.frames().find((one) => one.url().endsWith(FRAME_PATH));
  const sent: string[] = [];
  page.on('requestfinished', (one) => sent.push(one.url()));
  const outcomes = await frame?.evaluate(async () => {
    const attempt = async (act: () => unknown) => {
      try {
        return (await act()) === null ? 'nothing' : 'done';
      } catch {
        return 'refused';
      }
    };
    const loads = (element: HTMLImageElement | HTMLScriptElement) =>
      new Promise((resolve, reject) => {
        Object.assign(element, { onload: resolve, onerror: reject, src: '/images/x?ccv=739' });
        document.body.append(element);
      });
    return {
      origin: self.origin,
      storage: await attempt(() => localStorage.setItem('ccv', '739')),
      cookie: await attempt(() => Reflect.set(document, 'cookie', 'ccv=739')),
      database: await attempt(
        () =>
          new Promise((resolve, reject) => {
            const opening = indexedDB.open('cards');
            opening.onsuccess = resolve;
            opening.onerror = reject;
          }),
      ),
      fetch: await attempt(() => fetch('/api/x?ccv=739')),
      image: await attempt(() => loads(new Image())),
      script: await attempt(() => loads(document.createElement('script'))),
      window: await attempt(() => window.open('/?ccv=739')),
      page: await attempt(() => parent.document.title),
    };
  });
  expect(outcomes).toEqual({
    origin: 'null',
    storage: 'refused',
    cookie: 'refused',
    database: 'refused',
    fetch: 'refused',
    image: 'refused',
    script: 'refused',
    window: 'nothing',
    page: 'refused',
  });
  expect(sent.filter((url) => url.includes('739'))).toEqual([]);
});

test('what was typed is gone after a reload, and when the visitor comes back', async ({ page }) => {
  await page.goto(Cart.PATH);
  await Checkout.goToPayment(page);
  await openCard(page);
  await Checkout.fillCard(page, CARD);
  const expectEmpty = async () => {
    await openCard(page);
    for (const name of ['Número de tarjeta', 'Caducidad', 'CCV']) {
      await expect(Checkout.cardFrame(page).getByLabel(name)).toHaveValue('');
    }
  };
  await page.reload();
  await expectEmpty();
  await Checkout.fillCard(page, CARD);
  await page.goto('/marcas');
  await page.goBack();
  await expectEmpty();
});
