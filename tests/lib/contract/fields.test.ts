import { expect, it } from 'vitest';
import { field, fileUrl, optionalNumber, optionalText, text, toText } from '@/lib/api/client/wire';
import { extra, fields, may, must, resource, should } from '@/lib/contract/fields';

it('takes the names, their order and the kind of each from the reader', () => {
  const shape = { id: text, name: optionalText, price: optionalNumber, image: fileUrl };
  const told = fields(shape, [
    should('no price', 'price'),
    may.shown({ image: 'pictures' }).takes('the placeholder'),
    must('no name', 'name').or('title'),
  ]);
  expect(told).toMatchObject({
    name: { kind: 'text', level: 'must', loss: 'no name', or: ['title'] },
    price: { kind: 'number', level: 'should', fallback: null },
    image: { kind: 'file', loss: 'the pictures are not shown', fallback: 'the placeholder' },
  });
  expect(Object.keys(told)).toEqual(['name', 'price', 'image']);
});

it('asks for the kind where the reader is one of its own, and takes one that asks for less', () => {
  const shape = { word: field(toText, ''), pieces: optionalNumber };
  const pieces = may('no pieces', 'pieces').as('count');
  expect(() => fields(shape, [must('no word', 'word'), pieces])).toThrow(/`word`/);
  expect(fields(shape, [must('no word', 'word').as('text'), pieces])).toMatchObject({
    word: { kind: 'text' },
    pieces: { kind: 'count' },
  });
});

it('refuses a field that the reader does not have, and misses one that it has', () => {
  const shape = { name: text, slug: text };
  // @ts-expect-error nothing is told of `slug`.
  fields(shape, [must('no name', 'name')]);
  // @ts-expect-error the reader has no `title`.
  expect(() => fields({ name: text }, [must('x', 'name'), may('x', 'title')])).toThrow();
});

it('adds to another description of the same resource', () => {
  const plain = resource({ type: 'a', withoutId: null }, { name: text }, [must('x', 'name')]);
  const more = resource({ type: 'a', name: 'a with b', from: plain }, { size: text }, [
    extra('y', 'size'),
    should.many('z', 'b', () => plain, 'c'),
  ]);
  expect(more).toMatchObject({ name: 'a with b', withoutId: null });
  expect(Object.keys(more.fields)).toEqual(['name', 'size']);
  expect(more.relations.b).toMatchObject({ isMany: true, level: 'should', or: ['c'] });
});
