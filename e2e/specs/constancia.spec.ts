import type { Page } from '@playwright/test';
import {
  codeAddress,
  codePhoto,
  constanciaPdf,
  PERSON_LINES,
  scannedPdf,
} from '../../tests/support/constancia';
import { expectAccessibleState } from '../fixtures/accessibility';
import { logIn, newCustomer } from '../fixtures/customers';
import { buttonOf, fieldOf } from '../fixtures/profile';
import { expect, test } from '../fixtures/test';

const PDF = { name: 'constancia.pdf', mimeType: 'application/pdf' };

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const opened = page.waitForEvent('filechooser');
  await buttonOf(page, 'Leer mi constancia (PDF o foto)').press('Enter');
  await (await opened).setFiles(file);
}

test('the PDF of the Constancia fills the form without being sent', async ({ page, request }) => {
  await logIn(page, await newCustomer(request), '/perfil/facturacion?datos=nuevos');
  const sent: string[] = [];
  page.on('request', (one) => {
    const body = one.postData() ?? '';
    if (/%PDF|MERL850612AB3/.test(one.url() + body)) sent.push(one.url());
  });
  await choose(page, { ...PDF, buffer: constanciaPdf(PERSON_LINES) });
  await expect(page.getByText(/^Leímos tu constancia\. Revisa los datos/)).toBeVisible();
  await expect(fieldOf(page, 'RFC')).toHaveValue('MERL850612AB3');
  await expect(fieldOf(page, 'Nombre o razón social')).toHaveValue('ELENA MÉNDEZ RÍOS');
  await expect(fieldOf(page, 'Régimen fiscal')).toHaveValue('612');
  await expect(fieldOf(page, 'Código postal fiscal')).toHaveValue('06700');
  expect(sent).toEqual([]);
  await expectAccessibleState(page);

  // What was filled in stays editable and survives a reload.
  await page.reload();
  await fieldOf(page, 'Nombre o razón social').fill('ELENA MENDEZ RIOS');
  await fieldOf(page, 'Uso de CFDI').selectOption('G03');
  await buttonOf(page, 'Guardar').click();
  await expect(page).toHaveURL('/perfil/facturacion');
  await expect(page.getByRole('main')).toContainText('ELENA MENDEZ RIOS');
});

test('a photo and a scan give the RFC of the QR code, and say what is left', async ({
  page,
  request,
}) => {
  await logIn(page, await newCustomer(request), '/perfil/facturacion?datos=nuevos');
  const photo = { name: 'foto.png', mimeType: 'image/png' };
  await choose(page, { ...photo, buffer: await codePhoto(codeAddress('SIN120904QT6')) });
  await expect(page.getByText(/^Leímos tu RFC del código QR/)).toBeVisible();
  await expect(fieldOf(page, 'RFC')).toHaveValue('SIN120904QT6');
  await choose(page, { ...PDF, buffer: await scannedPdf(codeAddress('MERL850612AB3')) });
  await expect(fieldOf(page, 'RFC')).toHaveValue('MERL850612AB3');
});

test('a file that is no Constancia is explained and changes nothing', async ({ page, request }) => {
  await logIn(page, await newCustomer(request), '/perfil/facturacion?datos=nuevos');
  await fieldOf(page, 'RFC').fill('SIN120904QT6');
  const photo = { name: 'foto.png', mimeType: 'image/png' };
  const alert = page.getByRole('main').getByRole('alert');
  await choose(page, {
    ...photo,
    buffer: await codePhoto('https://example.com/?D3=1_MERL850612AB3'),
  });
  await expect(alert.getByText(/no parece ser una Constancia/)).toBeVisible();
  await choose(page, { ...photo, buffer: await codePhoto('x').then((all) => all.subarray(0, 40)) });
  await expect(alert.getByText(/^No pudimos abrir el archivo/)).toBeVisible();
  await choose(page, { ...PDF, buffer: await scannedPdf('hola') });
  await expect(alert.getByText(/no parece ser una Constancia/)).toBeVisible();
  await expect(fieldOf(page, 'RFC')).toHaveValue('SIN120904QT6');
  await expectAccessibleState(page);
});
