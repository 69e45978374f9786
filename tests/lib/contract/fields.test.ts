import { expect, it } from 'vitest';
import { snakeToCamel } from '@/lib/api/client/snake-to-camel';
import {
  field,
  fileUrl,
  listOf,
  objectOf,
  optionalNumber,
  optionalText,
  optionalWhole,
  text,
  toFlag,
} from '@/lib/api/client/wire';
import { extend, fields, inside, resource, toMany } from '@/lib/contract/fields';

it('takes the names, their order and the kind of each from the reader', () => {
  const read = snakeToCamel({
    id: text,
    name: optionalText,
    price: optionalNumber,
    image: fileUrl,
  });
  const told = fields(read, [
    'should price: no price',
    'may image (pictures) = the placeholder: the ~ is not shown',
    'must name or title: no name',
  ]);
  expect(told).toMatchObject({
    name: { kind: 'text', level: 'must', loss: 'no name', or: ['title'] },
    price: { kind: 'number', level: 'should', fallback: null },
    image: { kind: 'file', loss: 'the pictures are not shown', fallback: 'the placeholder' },
  });
  expect(Object.keys(told)).toEqual(['name', 'price', 'image']);
});

it('says the same of several fields, each with its noun', () => {
  const told = fields(snakeToCamel({ text, button_text: text }), [
    'extra text, button_text (button): no ~',
  ]);
  expect(told).toMatchObject({
    text: { level: 'may', isExtra: true, loss: 'no text' },
    button_text: { loss: 'no button' },
  });
});

it('says of a level, a default and a plural alike what is missed without words of its own', () => {
  const told = resource('pickup-stores', snakeToCamel({ name: text, hours: text, stock: text }), [
    'must name; may hours, stock = 0',
  ]);
  expect(told.fields).toMatchObject({
    name: { loss: 'the store is left out' },
    hours: { loss: 'the hours are not shown', fallback: null },
    stock: { loss: 'the shop takes 0', fallback: '0' },
  });
});

it('takes the kind from the reader also where it is one of its own', () => {
  const read = snakeToCamel({ word: field('text', toFlag, false), pieces: optionalWhole });
  expect(fields(read, ['must word: no word', 'may pieces: no pieces'])).toMatchObject({
    word: { kind: 'text' },
    pieces: { kind: 'count' },
  });
});

it('describes what lies inside, and the field that a bare value stands for', () => {
  const shops = listOf(snakeToCamel({ name: text }));
  const coupon = objectOf(snakeToCamel({ code: text, shops }));
  const told = [
    'must code: no code',
    'may shops',
    ...inside('shops', ['must name: no shop']),
  ] as const;
  const read = snakeToCamel({ coupon });
  const known = fields(read, ['extra coupon by code', ...inside('coupon', told)]);
  expect(known.coupon).toMatchObject({
    kind: 'object',
    bare: 'code',
    fields: {
      code: { level: 'must' },
      shops: { kind: 'list', fields: { name: { kind: 'text', loss: 'no shop' } } },
    },
  });
  // @ts-expect-error nothing is told of `coupon.shops.name`.
  fields(read, ['extra coupon by code', 'coupon may code, shops']);
});

it('refuses a field that the reader does not have, and misses one that it has', () => {
  const read = snakeToCamel({ name: text, slug: text });
  // @ts-expect-error nothing is told of `slug`.
  fields(read, ['must name: no name']);
  // @ts-expect-error the reader has no `title`.
  const told = fields(read, ['must name, slug: x', 'may title: x']);
  expect(Object.keys(told)).toEqual(['name', 'slug']);
});

it('adds to another description of the same resource', () => {
  const plain = resource('a: nothing', snakeToCamel({ name: text }), ['must name: x']);
  const more = extend(plain, 'a with b', snakeToCamel({ size: text }), [
    'extra size: y',
    toMany('should b or c: z', () => plain),
  ]);
  expect(more).toMatchObject({ type: 'a', name: 'a with b', withoutId: null });
  expect(Object.keys(more.fields)).toEqual(['name', 'size']);
  expect(more.relations.b).toMatchObject({ isMany: true, level: 'should', or: ['c'] });
});
