import { describe, expect, it } from 'vitest';
import { toCoverImage, toProductImage } from '@/lib/api/product-images';
import { modelOf } from '@/tests/support/resource';

const FILES = {
  filename: 'o',
  filename_2: 's',
  filename_3: 'm',
  filename_4: 'l',
  filename_5: 'xs',
};
const picture = (id: string, files: object, more: object = {}) => {
  const addresses = Object.entries(files).map(([name, file]) => [name, `https://x.test/${file}`]);
  return modelOf({ ...Object.fromEntries(addresses), ...more }, id);
};

describe('a picture', () => {
  it.each([
    ['thumbnail', ['filename_5', 'filename_2', 'filename_3', 'filename', 'filename_4']],
    ['medium', ['filename_3', 'filename_4', 'filename', 'filename_2', 'filename_5']],
    ['large', ['filename_4', 'filename', 'filename_3', 'filename_2', 'filename_5']],
    ['original', ['filename', 'filename_4', 'filename_3', 'filename_2', 'filename_5']],
  ] as const)('has a %s file, which falls back along %j', (size, chain) => {
    const rest: Partial<typeof FILES> = { ...FILES };
    for (const name of chain) {
      expect(toProductImage(picture('1', rest))?.[size]).toBe(`https://x.test/${FILES[name]}`);
      delete rest[name];
    }
    expect(toProductImage(picture('1', rest))).toBeNull();
  });
});

describe('the cover', () => {
  const first = picture('1', FILES);
  const marked = picture('2', FILES, { is_cover: true });
  const own = picture('3', FILES);
  const coverOf = (relations: object) => toCoverImage(modelOf(relations))?.id;

  it("is the product's own, or the marked picture, or the first one", () => {
    expect(coverOf({ images: [first, marked], coverImage: own })).toBe('3');
    expect(coverOf({ images: [first, marked] })).toBe('2');
    expect(coverOf({ images: [first] })).toBe('1');
    expect(coverOf({ images: [] })).toBeUndefined();
  });

  it('is a picture that has a file', () =>
    expect(coverOf({ images: [picture('9', {}, { is_cover: true }), first] })).toBe('1'));
});
