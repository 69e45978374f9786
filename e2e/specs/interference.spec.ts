import type { Page } from '@playwright/test';
import { hold } from '../fixtures/connection';
import { expect, expectConsole, test } from '../fixtures/test';
import { main } from '../pages/main';
import { menuButton } from '../pages/shell';

const INTERFERENCE: Readonly<Record<string, string>> = {
  'an element after each field @smoke':
    "for (const one of document.querySelectorAll('input')) one.after(document.createElement('span'))",
  'an element before each field':
    "for (const one of document.querySelectorAll('input')) one.before(document.createElement('com-icon'))",
  'texts that a translator wraps @smoke':
    "for (const one of document.querySelectorAll('label, button, h1, p, a')) for (const text of [...one.childNodes]) if (text.nodeType === 3) { const font = document.createElement('font'); text.replaceWith(font); font.append(text) }",
  'texts that a translator replaces':
    "for (const one of document.querySelectorAll('h1, label')) one.textContent = 'Hello'",
  'nodes at the beginning of the body':
    "document.body.prepend(document.createElement('x-extension'), document.createComment('x'))",
  'nodes at the end of the body': "document.body.append(document.createElement('x-extension'))",
  'attributes of html and body':
    "for (const one of [document.documentElement, document.body]) { one.setAttribute('data-extension', '1'); one.classList.add('extended') }",
  'attributes of fields':
    "for (const one of document.querySelectorAll('input')) { one.setAttribute('data-lpignore', 'true'); one.dataset.id = 'x' }",
  'values that are filled in':
    "for (const one of document.querySelectorAll('main input[type=password]')) { one.value = 'secreta1'; one.dispatchEvent(new Event('input', { bubbles: true })); one.dispatchEvent(new Event('change', { bubbles: true })) }",
  'elements in the head':
    "document.head.prepend(Object.assign(document.createElement('meta'), { name: 'x' })); document.head.append(document.createElement('link'))",
};

const SCREENS = [
  // Browsers do not tell where the caret stands in an e-mail.
  {
    path: '/login',
    find: (page: Page) => main(page).getByLabel(/^Correo/),
    moves: 'End',
    text: 'analuz',
  },
  {
    path: '/buscar/categoria_procesadores',
    find: (page: Page) => page.locator('#busqueda'),
    moves: 'ArrowLeft',
    text: 'anluza',
  },
];

for (const [name, code] of Object.entries(INTERFERENCE)) {
  test(`what is typed while the page hydrates survives ${name}`, async ({ page }) => {
    expectConsole(/Minified React error #(418|423|425)/);
    for (const { path, find, moves, text } of SCREENS) {
      await test.step(path, async () => {
        const scripts = await hold(page, '**/_next/static/chunks/*.js');
        await page.goto(path, { waitUntil: 'commit' });
        const field = find(page);
        await field.pressSequentially('ana');
        await page.evaluate(code);
        await page.keyboard.press(moves);
        scripts.release();
        await page.keyboard.type('lu', { delay: 30 });
        // Before hydration it is a link.
        await expect(menuButton(page)).toBeVisible();
        // A form whose code is lost with the old document comes a moment later.
        await expect(field).toBeFocused();
        await page.keyboard.type('z');
        await expect.soft(field, 'text and caret').toHaveValue(text);
        await expect.soft(field).toBeFocused();
        if (path === '/login' && name.startsWith('values'))
          await expect
            .soft(page.locator('main input[type=password]').first())
            .toHaveValue('secreta1');
      });
    }
  });
}

test('every key survives that is typed while a slow processor draws the sign-in anew, more than once', async ({
  page,
}) => {
  expectConsole(/Minified React error #(418|423|425)/);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const scripts = await hold(page, '**/_next/static/chunks/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  const field = main(page).getByLabel(/^Correo/);
  await field.pressSequentially('a');
  await page.evaluate(INTERFERENCE['an element after each field @smoke'] ?? '');
  scripts.release();
  const text = 'bcdefghijklmnopqrstuvwxyz';
  await page.keyboard.type(text, { delay: 60 });
  await expect(menuButton(page)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`a${text}`);
});
