// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { QrCode } from '@/components/checkout/results/provider/wallet-payment-screen';

const PAYLOAD = '{"v":1,"ref":"930000123456","mxn":18999.5,"kind":"codi"}';

/** What a scanner reads from the drawing, eight pixels to a module, on the white ground of its style. */
async function scan(drawing: HTMLElement): Promise<string> {
  const side = Number(drawing.getAttribute('viewBox')?.split(' ').at(-1)) * 8;
  drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const { data, info } = await sharp(Buffer.from(drawing.outerHTML))
    .resize(side)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: Uint8Array.from(data) });
}

describe('a QR code', () => {
  it.each([
    ['a payment', PAYLOAD],
    ['letters outside of ASCII', 'Año nuevo: 5 €, ñandú'],
    ['a long text', PAYLOAD.repeat(9)],
  ])('is read back as %s', async (_, text) => {
    render(<QrCode text={text} label="Código QR para pagar" />);
    expect(await scan(screen.getByRole('img', { name: 'Código QR para pagar' }))).toBe(text);
  });

  it('keeps four empty modules around the code', () => {
    render(<QrCode text={PAYLOAD} label="Código QR" />);
    const drawing = screen.getByRole('img', { name: 'Código QR' });
    const [x, y, width, height] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const path = drawing.querySelector('path')?.getAttribute('d') ?? '';
    const ends = [...path.matchAll(/\d+/g)].map(Number);
    expect([x, y]).toEqual([0, 0]);
    expect([width, height]).toEqual([Math.max(...ends) + 4, Math.max(...ends) + 4]);
    expect(Math.min(...ends)).toBe(4);
  });

  it('is not drawn when the text does not fit', () => {
    render(<QrCode text={'ñ'.repeat(3000)} label="Código QR" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
