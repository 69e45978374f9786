import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findPhotoProblem,
  getPhotoEncodings,
  MAX_PHOTO_FILE_BYTES,
  MAX_PHOTOS,
} from '@/lib/domain/warranty/photos';
import { warrantySchema } from '@/lib/domain/warranty/request';
import {
  getWarrantyStatusAppearance,
  isWarrantyStatus,
  WARRANTY_STATUSES,
} from '@/lib/domain/warranty/warranty';
import texts from '@/locales/es-MX/warranties.json';
import { forAll } from '@/tests/support/for-all';

describe('statuses of a warranty request', () => {
  it('are the twelve of the specification, each with its texts', () => {
    const codes = Object.keys(WARRANTY_STATUSES).map(Number);
    expect(codes).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    const known: Readonly<Record<string, string>> = texts;
    const keys = codes.flatMap((code) => ['', '.meaning', '.next'].map((of) => `${code}${of}`));
    for (const key of keys) expect(known[`status.${key}`], key).toBeTruthy();
  });

  it('show when the customer has to act', () => {
    const waiting = Object.entries(WARRANTY_STATUSES).filter(([, { turn }]) => turn === 'customer');
    expect(waiting.map(([code]) => Number(code))).toEqual([3, 7, 8]);
    expect(isWarrantyStatus(13)).toBe(false);
    expect(getWarrantyStatusAppearance(13).icon).toBe('info');
  });
});

describe('photos of a request', () => {
  it('keep their proportions, are never enlarged, and get smaller with each attempt', () => {
    const side = fc.integer({ min: 1, max: 12_000 });
    forAll(side, side, (width, height) => {
      const attempts = getPhotoEncodings(width, height);
      expect(attempts.length).toBeGreaterThan(0);
      let area = Number.POSITIVE_INFINITY;
      for (const one of attempts) {
        expect(one.width).toBeLessThanOrEqual(width);
        expect(one.height).toBeLessThanOrEqual(height);
        expect(Math.max(one.width, one.height)).toBeLessThanOrEqual(1600);
        const error = Math.abs(one.width * height - one.height * width);
        // Sides are rounded to whole pixels, so each can differ by half a pixel.
        expect(error).toBeLessThanOrEqual(Math.max(width, height));
        expect(one.width * one.height).toBeLessThanOrEqual(area);
        area = one.width * one.height;
      }
    });
    expect(getPhotoEncodings(0, 0)).toEqual([]);
  });

  it('are refused for their number, type and size', () => {
    const photo = { type: 'image/jpeg', size: 5_000_000 };
    const large = { ...photo, size: MAX_PHOTO_FILE_BYTES + 1 };
    const wrong = [photo, { ...photo, type: 'application/pdf' }, large];
    const problems = wrong.map((one) => findPhotoProblem(one, 0));
    expect(problems).toEqual([null, 'photos.type', 'photos.tooLarge']);
    expect(findPhotoProblem(photo, MAX_PHOTOS)).toBe('photos.tooMany');
  });
});

describe('a warranty request', () => {
  const errors = (fields: Record<string, string>) =>
    warrantySchema(2)
      .safeParse({ reason: 'faulty', description: 'No enciende desde ayer.', ...fields })
      .error?.issues.map(({ message }) => message) ?? [];

  it('accepts valid data', () => {
    const typed = { reason: 'damaged', qty: '2', description: ' No enciende nada. ' };
    const read = { reason: 'damaged', description: 'No enciende nada.', serialNumber: '', qty: 2 };
    expect(warrantySchema(2).parse(typed)).toEqual(read);
  });

  it.each<[fields: Record<string, string>, ...wrong: string[]]>([
    // No details are asked for of what is no longer wanted.
    [{ reason: 'unwanted', description: ' ' }],
    [{ reason: 'unwanted', description: 'x'.repeat(951) }, 'descriptionLong'],
    [{ reason: '', description: '' }, 'reason', 'description'],
    [{ reason: '' }, 'reason'],
    [{ description: '  ' }, 'description'],
    [{ description: 'No va' }, 'descriptionShort'],
    [{ description: 'x'.repeat(951) }, 'descriptionLong'],
    [{ serialNumber: 'x'.repeat(61) }, 'serialLong'],
    ...['3', '0', '1.5', 'dos'].map((qty): [{ qty: string }, string] => [{ qty }, 'qty']),
  ])('refuses of %o %s', (fields, ...wrong) =>
    expect(errors(fields)).toEqual(wrong.map((name) => `errors.${name}`)),
  );
});
