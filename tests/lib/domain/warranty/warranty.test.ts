import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findPhotoProblem,
  getPhotoEncodings,
  MAX_PHOTO_FILE_BYTES,
  MAX_PHOTOS,
} from '@/lib/domain/warranty/photos';
import { warrantySchema } from '@/lib/domain/warranty/request';
import { getReturnDeadline, needsDescription } from '@/lib/domain/warranty/return-terms';
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

it.each([
  ['a week without holidays', '2026-10-05T18:00:00Z', '2026-10-12'],
  ['delivered on a Saturday', '2026-10-10T18:00:00Z', '2026-10-16'],
  ['late in the evening, the next day in UTC', '2026-10-06T04:00:00Z', '2026-10-12'],
  ['the third Monday of November is a holiday', '2026-11-13T18:00:00Z', '2026-11-23'],
  ['the first Monday of February is a holiday', '2026-01-30T18:00:00Z', '2026-02-09'],
  ['Christmas and New Year are holidays', '2026-12-24T18:00:00Z', '2027-01-04'],
])('counts five working days: %s', (_, delivered, last) =>
  expect(getReturnDeadline('unwanted', delivered)).toBe(last),
);

it('has ten working days for a wrong or incomplete product, and no deadline for a fault', () => {
  const delivered = '2026-10-05T18:00:00Z';
  const last = (reason: string) => getReturnDeadline(reason, delivered);
  expect(['other', 'incomplete'].map(last)).toEqual(['2026-10-19', '2026-10-19']);
  expect(['faulty', 'damaged', ''].map(last)).toEqual([null, null, null]);
  expect(getReturnDeadline('unwanted', null)).toBeNull();
  expect(getReturnDeadline('unwanted', 'ayer')).toBeNull();
});

it('lets only who no longer wants it be silent about why', () => {
  const reasons = ['unwanted', 'faulty', 'damaged', 'other', 'incomplete', ''];
  expect(reasons.filter((one) => !needsDescription(one))).toEqual(['unwanted']);
});
