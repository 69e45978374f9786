import type { Page } from '@playwright/test';
import { codeAddress, codePhoto, PERSON_LINES } from '../../tests/support/constancia';
import { brokenTablePdf, hostilePdfs, scriptedPdf } from '../../tests/support/hostile-pdfs';
import { expectAccessibleState } from '../fixtures/accessibility';
import { logIn, newCustomer } from '../fixtures/customers';
import { buttonOf, fieldOf } from '../fixtures/profile';
import { expect, test } from '../fixtures/test';

// A file that takes long is given up after twenty seconds.
test.describe.configure({ timeout: 180_000 });

const PDF = { name: 'constancia.pdf', mimeType: 'application/pdf' };

test.beforeEach(async ({ page, request }) =>
  logIn(page, await newCustomer(request), '/perfil/facturacion?datos=nuevos'),
);

const choose = (page: Page, buffer: Buffer) =>
  page.locator('input[data-constancia]').setInputFiles({ ...PDF, buffer });
const reading = (page: Page) => buttonOf(page, 'Leyendo tu constancia…');
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** Chooses each of the files on a fresh page, and expects it to be explained beside the button, with nothing filled in. */
async function expectExplained(page: Page, files: readonly Buffer[], text: RegExp): Promise<void> {
  for (const file of files) {
    await page.reload();
    await choose(page, file);
    await expect(alert(page).getByText(text)).toBeVisible({ timeout: 45_000 });
    await expect(fieldOf(page, 'RFC')).toHaveValue('');
  }
}

test('what is no PDF, or a damaged one, cannot be opened', async ({ page }) => {
  const { empty, text, cutOff, loop, tableLoop, brackets, doubleBomb } = hostilePdfs;
  const damaged = [empty, text, cutOff, loop, tableLoop, brackets, doubleBomb];
  await expectExplained(
    page,
    damaged.map((make) => make()),
    /^No pudimos abrir el archivo/,
  );
});

test('a locked PDF needs its password', async ({ page }) => {
  await expectExplained(page, [hostilePdfs.locked()], /^El PDF tiene contraseña/);
});

test('pages without a text or a code are searched for them, five at most', async ({ page }) => {
  const { manyPages, wrongCount, wall, picture } = hostilePdfs;
  const blank = [manyPages, wrongCount, wall, picture].map((make) => make());
  await expectExplained(page, blank, /^No encontramos el código QR/);
});

test('of forty million letters only the first are read, or none on a slow device', async ({
  page,
}) => {
  const says = /no parece ser una Constancia|tomaría demasiado tiempo/;
  await expectExplained(page, [hostilePdfs.letters()], says);
});

test('a file of twenty megabytes is not read at all', async ({ page }) => {
  await expectExplained(page, [hostilePdfs.large()], /^El archivo pesa más de 15 MB/);
});

test('what takes too much memory or time is given up, and the tab answers meanwhile', async ({
  page,
}) => {
  const tooMuch = /^Leer el archivo tomaría demasiado tiempo o memoria/;
  await expectExplained(page, [hostilePdfs.bomb()], tooMuch);
  await page.reload();
  await choose(page, hostilePdfs.lines());
  await expect(reading(page)).toBeVisible();
  await fieldOf(page, 'Nombre o razón social').fill('ELENA MENDEZ RIOS');
  await fieldOf(page, 'Régimen fiscal').focus();
  // It was still being read.
  expect(await reading(page).isVisible()).toBe(true);
  await expect(alert(page).getByText(tooMuch)).toBeVisible({ timeout: 40_000 });
  await expectAccessibleState(page);
  // The next file is read.
  await choose(page, brokenTablePdf(PERSON_LINES));
  await expect(fieldOf(page, 'RFC')).toHaveValue('MERL850612AB3');
});

test('scripts and actions of a PDF do nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (one) => sent.push(one.url()));
  page.on('dialog', () => sent.push('a dialog'));
  await choose(page, scriptedPdf(PERSON_LINES));
  await expect(fieldOf(page, 'RFC')).toHaveValue('MERL850612AB3');
  expect(sent.filter((url) => /hostil|dialog/.test(url))).toEqual([]);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
});

test('a picture that is called a PDF is read as a picture', async ({ page }) => {
  await choose(page, await codePhoto(codeAddress('SIN120904QT6')));
  await expect(fieldOf(page, 'RFC')).toHaveValue('SIN120904QT6');
});

test('a reader that cannot be loaded is explained', async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED|Failed to/);
  await expect(page.locator('input[data-constancia]')).toBeAttached();
  await page.route('**/_next/static/**', (route) => route.abort());
  await choose(page, hostilePdfs.cutOff());
  await expect(alert(page).getByText(/^No pudimos cargar el lector/)).toBeVisible();
});
