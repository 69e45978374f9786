import { describe, expect, it } from 'vitest';
import { type Attributes, safeProps } from '@/lib/html/allow-list';

const SITE = 'https://tienda.test';
const props = (tag: string, attributes: Attributes) => safeProps(tag, attributes, SITE);
const image = { src: 'https://x.test/a.png' };
const href = (value: string) => props('a', { href: value })?.href ?? null;

describe('a link', () => {
  it.each([
    'mailto:a@b.test',
    'MAILTO:a@b.test',
    'mailto:abc',
    `mailto:${'a'.repeat(254)}`,
    'tel:+52 (55) 12-34.5',
    'tel:066',
    `tel:${'5'.repeat(30)}`,
  ])('%s is kept', (value) => expect(href(value)).toBe(value));

  it('loses spaces around its address', () => {
    expect(href('  mailto:a@b.test ')).toBe('mailto:a@b.test');
    expect(href(' /a ')).toBe('/a');
  });

  it.each([
    ['an address of mail that is too short', 'mailto:ab'],
    ['one that is too long', `mailto:${'a'.repeat(255)}`],
    ['one with a space', 'mailto:a@b.test x'],
    ['one with markup', 'mailto:<a@b.test>'],
    ['one with quotes', 'mailto:"a"@b.test'],
    ['one with a backslash', 'mailto:a\\b@c.test'],
    ['a mail after something', 'x:mailto:a@b.test'],
    ['a number with letters', 'tel:555-CALL'],
    ['a number that is too short', 'tel:66'],
    ['one that is too long', `tel:${'5'.repeat(31)}`],
    ['a number after something', 'x:tel:5555'],
    ['a number before something', 'tel:5555;phone-context=x'],
    ['nothing', ''],
    ['a script', 'javascript:x'],
  ])('%s makes it useless', (_, value) => expect(props('a', { href: value })).toBeNull());

  it('without an address is useless', () => expect(props('a', {})).toBeNull());

  it('to another site is marked, and only that', () => {
    expect(props('a', { href: 'http://x.test/a' })).toEqual({
      href: 'http://x.test/a',
      rel: 'noopener nofollow',
    });
    for (const own of [`${SITE}/a`, '/a', 'mailto:a@b.test', '/https://x.test'])
      expect(props('a', { href: own })).toEqual({ href: own });
    // Without a site of its own every full address leads elsewhere.
    expect(safeProps('a', { href: `${SITE}/a` }, undefined)).toHaveProperty('rel');
  });
});

describe('an image', () => {
  const late = { ...image, loading: 'lazy', decoding: 'async' };
  const sized = (width: string, height = width) => props('img', { ...image, width, height });

  it('has its text, or an empty one, and loads late', () => {
    expect(props('img', { ...image, alt: 'A' })).toEqual({ ...late, alt: 'A' });
    expect(props('img', image)).toEqual({ ...late, alt: '' });
  });

  it.each([
    ['1', 1],
    [' 640 ', 640],
    ['8000', 8000],
    ['007', 7],
  ])('has the size %s', (text, size) =>
    expect(sized(text)).toMatchObject({ width: size, height: size }),
  );

  it.each(['0', '8001', '99999', '123456', '1.5', '-1', '1e3', '50%', 'x1', '1x', '', ' '])(
    'does not have the size %j',
    (text) => expect(sized(text)).toStrictEqual({ ...late, alt: '' }),
  );

  it.each(['', 'data:image/png;base64,x', '/a.png', 'ftp://x.test/a.png', 'a.png'])(
    'from %j is useless',
    (src) => expect(props('img', { src })).toBeNull(),
  );

  it('without an address is useless', () => expect(props('img', {})).toBeNull());
});

describe('a cell', () => {
  it.each(['td', 'th'])('%s spans at most 50 columns and 200 rows', (tag) => {
    expect(props(tag, { colSpan: '2', rowSpan: '2' })).toEqual({ colSpan: 2, rowSpan: 2 });
    expect(props(tag, { colSpan: '50', rowSpan: '200' })).toEqual({ colSpan: 50, rowSpan: 200 });
    expect(props(tag, { colSpan: '51', rowSpan: '201' })).toEqual({});
    expect(props(tag, { colSpan: '1', rowSpan: '1' })).toEqual({});
    expect(props(tag, {})).toEqual({});
  });
});

it('a list starts at any number of five digits', () => {
  expect(props('ol', { start: '0' })).toEqual({ start: 0 });
  expect(props('ol', { start: '99999' })).toEqual({ start: 99_999 });
  expect(props('ol', { start: '100000' })).toEqual({});
  expect(props('ol', {})).toEqual({});
});

it('other elements have no attributes', () => {
  for (const tag of ['p', 'ul', 'div', 'b', 'table', 'tr'])
    expect(props(tag, { ...image, href: '/a', start: '3', colSpan: '2' })).toEqual({});
});
