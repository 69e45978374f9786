import type { Page } from '@playwright/test';
import { readStored } from '../fixtures/browse';
import { goOffline } from '../fixtures/connection';
import { catalogue, expect, expectConsole, test, visit } from '../fixtures/test';
import * as Cart from '../pages/cart';
import { expectText } from '../pages/main';
import { undoButton } from '../pages/shell';

async function countPieces(page: Page): Promise<number> {
  const { state } = JSON.parse((await readStored(page, 'cart')) ?? '{"state":{"lines":[]}}');
  return state.lines.reduce((sum: number, line: { quantity: number }) => sum + line.quantity, 0);
}

async function addOne(page: Page) {
  const product = await catalogue.find(({ stock }) => stock > 5, { in_stock: 1 });
  await Cart.addFromPage(page, product);
  return product;
}

test('two tabs that add at the same moment keep every piece, and one empties both @smoke', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) await visit(tab, '/buscar?en_stock=1');
  const rounds = 4;
  for (let round = 1; round <= rounds; round++) {
    const at = Date.now() + 300;
    await Promise.all(
      tabs.map((tab, index) =>
        tab.evaluate(
          ([moment, place]) => {
            const buttons = document.querySelectorAll<HTMLButtonElement>(
              'main button[aria-label*="Agregar al carrito:"]',
            );
            // Both processes wait for the same millisecond, so that they write at the same time.
            while (Date.now() < moment);
            buttons[place]?.click();
          },
          [at, (round + index) % 4] as const,
        ),
      ),
    );
    // A tab that has not heard of the last round yet would press on top of an older cart, quicker than a person changes tabs.
    for (const tab of tabs) await expect.poll(() => countPieces(tab)).toBe(2 * round);
  }
  for (const tab of tabs) await Cart.expectCount(tab, 4);
  await Cart.button(other).click();
  await Cart.drawer(other).getByRole('button', { name: 'Vaciar carrito' }).click();
  await expect(Cart.button(page)).toHaveAccessibleName('Carrito');
});

test('a page that is left, is closed, or whose process dies within 500 ms of a click keeps the line', async ({
  page,
  context,
}) => {
  const product = await addOne(page);
  await page.goto(Cart.PATH);
  const pieces = Cart.quantityField(page, product);
  await expect(pieces).toHaveValue('1');
  const doomed = await context.newPage();
  await Cart.addFromPage(doomed, product);
  await doomed.close({ runBeforeUnload: true });
  await expect(pieces).toHaveValue('2');

  const last = await context.newPage();
  await visit(last, `/productos/${product.slug}`);
  const devTools = await context.newCDPSession(last);
  const crash = last.waitForEvent('crash');
  await Cart.addButton(last, product).click();
  devTools.send('Page.crash').catch(() => {});
  await crash;
  await page.reload();
  await expect(pieces).toHaveValue('3');
});

test('a full storage: the cart works, and is stored when there is space', async ({ page }) => {
  const product = await catalogue.find(({ stock }) => stock > 5, { in_stock: 1 });
  await visit(page, `/productos/${product.slug}`);
  await page.evaluate(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'cart') document.documentElement.dataset.cartWrites = 'tried';
      write.call(this, key, value);
    };
    for (let size = 2 ** 22, index = 0; size >= 1; index++) {
      try {
        localStorage.setItem(`filler-${index}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await Cart.addButton(page, product).click();
  await Cart.expectCount(page, 1);
  await expect(page.locator('html')).toHaveAttribute('data-cart-writes', 'tried');
  expect(await readStored(page, 'cart')).toBeNull();
  await Cart.button(page).click();
  await Cart.openFromDrawer(page);
  await expect(Cart.lines(page)).toContainText([product.name]);

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('filler-')) localStorage.removeItem(key);
    }
  });
  await page.reload();
  await expect(Cart.lines(page)).toContainText([product.name]);
});

test('a forbidden storage: the cart works for the visit, and says after it why it is empty', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
    const refuse = () =>
      Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    Object.defineProperty(navigator, 'locks', { get: () => ({ request: refuse }) });
  });
  const product = await addOne(page);
  await Cart.expectCount(page, 1);
  const blocked = page.getByText(/^Tu navegador bloquea las cookies y los datos de este sitio/);
  await expect(blocked).toBeVisible();
  const notice = page.getByRole('listitem').filter({ has: blocked });
  await notice.getByRole('button', { name: 'Cerrar notificación' }).click();
  await Cart.button(page).click();
  await Cart.openFromDrawer(page);
  await expect(Cart.lines(page)).toContainText([product.name]);
  await Cart.increaseButton(page, product).click();
  await expect(Cart.quantityField(page, product)).toHaveValue('2');
  await page.reload();
  await expect(blocked).toBeVisible();
});

test('going offline: the cart stays and can be changed', async ({ page, context }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
  const product = await addOne(page);
  await page.goto(Cart.PATH);
  await expect(Cart.lines(page)).toContainText([product.name]);

  await goOffline(page);
  await expectText(page, 'Sin conexión a internet.');
  await Cart.increaseButton(page, product).click();
  await expect(Cart.quantityField(page, product)).toHaveValue('2');
  await Cart.clearButton(page).click();
  await undoButton(page).click();
  await expect(Cart.quantityField(page, product)).toHaveValue('2');

  // Back online, the shop reloads the page.
  await context.setOffline(false);
  await page.waitForEvent('load');
  await expect(Cart.quantityField(page, product)).toHaveValue('2');
});
