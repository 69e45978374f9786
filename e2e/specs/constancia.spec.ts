import type { Page } from '@playwright/test';
import {
  codeAddress,
  codePhoto,
  constanciaPdf,
  PERSON_LINES,
  scannedPdf,
} from '../../tests/support/constancia';
import { brokenTablePdf, hostilePdfs, scriptedPdf } from '../../tests/support/hostile-pdfs';
import { logIn, newCustomer } from '../fixtures/customers';
import { expect, expectConsole, test } from '../fixtures/test';
import { buttonOf, expectText, fieldOf, main } from '../pages/main';

// What each damaged or hostile file does to the reader itself: `tests/stores/flows/invoicing/hostile-pdf.test.ts`. Here is one of each answer.
test.describe.configure({ timeout: 180_000 });

const PDF = { name: 'constancia.pdf', mimeType: 'application/pdf' };
const PHOTO = { name: 'foto.png', mimeType: 'image/png' };

const NEW_PROFILE = '/perfil/facturacion?datos=nuevos';
test.beforeEach(async ({ page }) => logIn(page, await newCustomer(), NEW_PROFILE));

async function choose(page: Page, buffer: Buffer, file = PDF) {
  const opened = page.waitForEvent('filechooser');
  await buttonOf(page, 'Leer mi constancia (PDF o foto)').press('Enter');
  await (await opened).setFiles({ ...file, buffer });
}
const alert = (page: Page) => main(page).getByRole('alert');
const rfc = (page: Page) => fieldOf(page, 'RFC');

test('a reader that cannot be loaded is explained; the PDF of the Constancia fills the form without being sent', async ({
  page,
}) => {
  expectConsole(/ERR_FAILED|Failed to/);
  await expect(page.locator('input[type=file]')).toBeAttached();
  const scripts = '**/_next/static/**';
  await page.route(scripts, (route) => route.abort());
  await choose(page, hostilePdfs.cutOff());
  await expectText(alert(page), /^No pudimos cargar el lector/);
  await page.unroute(scripts);

  const sent: string[] = [];
  page.on('request', (one) => {
    const body = one.postData() ?? '';
    if (/%PDF|MERL850612AB3/.test(one.url() + body)) sent.push(one.url());
  });
  await choose(page, constanciaPdf(PERSON_LINES));
  await expectText(page, /^Leímos tu constancia\. Revisa los datos/);
  await expect(rfc(page)).toHaveValue('MERL850612AB3');
  await expect(fieldOf(page, 'Nombre o razón social')).toHaveValue('ELENA MÉNDEZ RÍOS');
  await expect(fieldOf(page, 'Régimen fiscal')).toHaveValue('612');
  await expect(fieldOf(page, 'Código postal fiscal')).toHaveValue('06700');
  expect(sent).toEqual([]);

  // What was filled in stays editable and survives a reload.
  await page.reload();
  await fieldOf(page, 'Nombre o razón social').fill('ELENA MENDEZ RIOS');
  await fieldOf(page, 'Uso de CFDI').selectOption('G03');
  await buttonOf(page, 'Guardar').click();
  await expect(page).toHaveURL('/perfil/facturacion');
  await expect(main(page)).toContainText('ELENA MENDEZ RIOS');
});

test('a photo and a scan give the RFC of the QR code; what is no Constancia changes nothing; the tab answers while a PDF takes long', async ({
  page,
}) => {
  await choose(page, await codePhoto(codeAddress('SIN120904QT6')), PHOTO);
  await expectText(page, /^Leímos tu RFC del código QR/);
  await expect(rfc(page)).toHaveValue('SIN120904QT6');
  await choose(page, await scannedPdf(codeAddress('MERL850612AB3')));
  await expect(rfc(page)).toHaveValue('MERL850612AB3');
  // A picture that is called a PDF is read as a picture.
  await choose(page, await codePhoto(codeAddress('SIN120904QT6')));
  await expect(rfc(page)).toHaveValue('SIN120904QT6');

  await choose(page, await codePhoto('https://example.com/?D3=1_MERL850612AB3'), PHOTO);
  await expectText(alert(page), /no parece ser una Constancia/);
  await choose(page, (await codePhoto('x')).subarray(0, 40), PHOTO);
  await expectText(alert(page), /^No pudimos abrir el archivo/);
  await choose(page, await scannedPdf('hola'));
  await expectText(alert(page), /no parece ser una Constancia/);
  await expect(rfc(page)).toHaveValue('SIN120904QT6');

  const reading = buttonOf(page, 'Leyendo tu constancia…');
  await choose(page, hostilePdfs.lines());
  await expect(reading).toBeVisible();
  await fieldOf(page, 'Nombre o razón social').fill('ELENA MENDEZ RIOS');
  await fieldOf(page, 'Régimen fiscal').focus();
  // It was still being read.
  expect(await reading.isVisible()).toBe(true);
  const next = { ...PDF, buffer: brokenTablePdf(PERSON_LINES) };
  await page.locator('input[type=file]').setInputFiles(next);
  await expect(rfc(page)).toHaveValue('MERL850612AB3');
});

test('a hostile PDF is explained, fills nothing in, and runs nothing', async ({ page }) => {
  const { tableLoop, locked, large, picture, bomb } = hostilePdfs;
  const CASES = [
    [tableLoop, /^No pudimos abrir el archivo/],
    [locked, /^El PDF tiene contraseña/],
    [large, /^El archivo pesa más de 15 MB/],
    [picture, /^No encontramos el código QR/],
    [bomb, /^Leer el archivo tomaría demasiado tiempo o memoria/],
  ] as const;
  for (const [make, text] of CASES) {
    await choose(page, make());
    await expect(alert(page).getByText(text)).toBeVisible({ timeout: 45_000 });
    await expect(rfc(page)).toHaveValue('');
  }
  const sent: string[] = [];
  page.on('request', (one) => sent.push(one.url()));
  page.on('dialog', () => sent.push('a dialog'));
  await choose(page, scriptedPdf(PERSON_LINES));
  await expect(rfc(page)).toHaveValue('MERL850612AB3');
  expect(sent.filter((url) => /hostil|dialog/.test(url))).toEqual([]);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
});
