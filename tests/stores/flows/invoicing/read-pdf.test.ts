import { expect, it } from 'vitest';
import { parseConstancia } from '@/lib/domain/invoicing/constancia';
import { readPdf } from '@/stores/flows/invoicing/read-pdf';
import { constanciaPdf, PERSON_LINES, scannedPdf } from '../../../support/constancia';

const toFile = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });

it('reads the text of a PDF, by which a Constancia is understood', async () => {
  const { text, pages } = await readPdf(toFile(constanciaPdf(PERSON_LINES)));
  expect(pages).toBe(1);
  expect(parseConstancia(text)).toMatchObject({
    rfc: 'MERL850612AB3',
    businessName: 'ELENA MÉNDEZ RÍOS',
    zipCode: '06700',
  });
});

it('reads no text of a scanned page', async () => {
  expect((await readPdf(toFile(await scannedPdf('x')))).text).toBe('');
});

it('refuses what is no PDF', async () => {
  await expect(readPdf(toFile(Buffer.from('GIF89a')))).rejects.toThrow();
});
