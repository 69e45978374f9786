import { expect, it } from 'vitest';
import { field, fileUrl, optionalNumber, optionalText, text, toText } from '@/lib/api/client/wire';
import { describeFields, may, must, should } from '@/lib/contract/fields';

it('takes the kind of a field from its reader', () => {
  const shape = { id: text, name: optionalText, price: optionalNumber, image: fileUrl };
  const notes = { name: must('no name'), price: should('no price'), image: may('no picture') };
  expect(describeFields(shape, notes)).toMatchObject({
    name: { kind: 'text', level: 'must', loss: 'no name' },
    price: { kind: 'number', level: 'should' },
    image: { kind: 'file', level: 'may' },
  });
  expect(Object.keys(describeFields(shape, notes))).toEqual(['name', 'price', 'image']);
});

it('asks for the kind where the reader is one of its own, and takes one that asks for less', () => {
  const shape = { word: field(toText, ''), pieces: optionalNumber };
  const pieces = may('count', 'no pieces');
  expect(() => describeFields(shape, { word: must('no word'), pieces })).toThrow(/`word`/);
  expect(describeFields(shape, { word: must('text', 'no word'), pieces })).toMatchObject({
    word: { kind: 'text' },
    pieces: { kind: 'count' },
  });
});

it('refuses a field that the reader does not have, and misses one that it has', () => {
  const shape = { name: text, slug: text };
  // @ts-expect-error `slug` has no note.
  describeFields(shape, { name: must('no name') });
  // @ts-expect-error the reader has no `title`.
  expect(() => describeFields({ name: text }, { name: must('x'), title: may('x') })).toThrow();
});
