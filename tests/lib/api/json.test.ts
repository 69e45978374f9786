import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '@/lib/api/client/json';
import { deserialise } from '@/lib/api/client/json-api';
import { models } from '@/lib/api/client/wire';
import { forAll } from '@/tests/support/for-all';

const NAMES = ['__proto__', 'constructor', 'prototype'];

const escapeOf = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
/** A text as JSON in which any letter may be written as an escape. */
const anySpelling = (text: string) =>
  fc
    .tuple(...[...text].map((letter) => fc.constantFrom(letter, escapeOf(letter))))
    .map((letters) => `"${letters.join('')}"`);

const forbiddenText = fc.constantFrom(...NAMES).chain(anySpelling);

/** JSON around a text of JSON, at most ten levels deep. */
const within = (inner: string) =>
  fc
    .array(fc.tuple(fc.constantFrom('list', 'object'), fc.json({ maxDepth: 2 })), { maxLength: 10 })
    .map((levels) =>
      levels.reduce(
        (text, [kind, beside]) =>
          kind === 'list' ? `[${beside}, ${text}]` : `{"a":${beside},"data":${text}}`,
        inner,
      ),
    );

const expectRefused = (text: fc.Arbitrary<string>) =>
  forAll(text, (value) => expect(parseJson(value)).toBeUndefined());

describe('parseJson', () => {
  it('reads what JSON.parse reads', () => {
    const text = fc.oneof(fc.json(), fc.string());
    const plain = (value: string) => {
      try {
        return JSON.parse(value);
      } catch {
        return undefined;
      }
    };
    forAll(text, (value) => {
      if (NAMES.some((name) => value.includes(name))) return;
      expect(parseJson(value)).toEqual(plain(value));
    });
  });

  it('refuses a key that leads to a prototype, wherever and however it is written', () => {
    const text = forbiddenText.chain((key) => within(`{"name":"x",${key}:{"polluted":1}}`));
    expectRefused(text);
  });

  it('refuses it as the type or the id of a resource', () => {
    const text = fc
      .tuple(fc.constantFrom('type', 'id'), forbiddenText)
      .chain(([name, value]) => within(`{"type":"a","id":"1","${name}":${value}}`));
    expectRefused(text);
  });

  it.each([
    '{"name":"constructor"}',
    '["__proto__"]',
    '{"opinion":"el \\"prototype\\": bueno","Constructor":"LEGO"}',
    '{"type":"constructors","id":"prototype-1"}',
  ])('reads them where they are only words: %s', (text) =>
    expect(parseJson(text)).toEqual(JSON.parse(text)),
  );

  it('reads 100 levels and refuses more, in lists, in objects and in both', () => {
    for (const [open, inner, close] of [
      ['[', '1', ']'],
      ['{"a":', '1', '}'],
    ] as const) {
      const nested = (depth: number) => open.repeat(depth) + inner + close.repeat(depth);
      expect(parseJson(nested(100))).toBeDefined();
      for (const depth of [101, 40_000, 2_000_000])
        expect(parseJson(nested(depth))).toBeUndefined();
    }
    expect(parseJson(`${'{"a":['.repeat(51)}${']}'.repeat(51)}`)).toBeUndefined();
  });

  it('counts no brackets of texts, and no lists beside each other', () => {
    const brackets = ['['.repeat(200), '\\"{'.repeat(200), '{\\\\'.repeat(200)];
    for (const text of brackets)
      expect(parseJson(`["${text}"]`)).toEqual(JSON.parse(`["${text}"]`));
    expect(parseJson(`[${'[],'.repeat(500)}{}]`)).toHaveLength(501);
  });
});

it('gives no document that changes the prototype of anything', () => {
  const place = fc.constantFrom('data', 'included', 'meta', 'links', 'attributes', 'relationships');
  forAll(place, forbiddenText, fc.json({ maxDepth: 3 }), (name, key, value) => {
    const text = `{"data":{"type":"a","id":"1","${name}":{${key}:${value}}},"${name}":{${key}:${value}}}`;
    for (const model of models(deserialise(parseJson(text))?.data)) {
      for (const field of Object.keys(model)) void model[field];
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

/** What the shop has written itself: on this device, as arguments, or in its own build. */
const OWN_TEXTS = [
  'components/builder/builder-screen.tsx',
  'components/builder/candidate-list.tsx',
  'lib/api/catalogue.ts',
  'lib/browser/early-action.ts',
  'lib/browser/display-choices.ts',
  'lib/browser/storage.ts',
  'lib/document/boot-script.ts',
  'lib/document/built-files.ts',
  'lib/document-cache/cache-handler.ts',
  'lib/document/known-scripts.ts',
  'lib/document/module-loaders.ts',
  'stores/persistence/create-persisted-store.ts',
];

it('is the only way to parse what others have written', () => {
  const files = globSync('{app,components,lib,stores}/**/*.{ts,tsx}').filter((file) =>
    /JSON\.parse|\.json\(\)/.test(readFileSync(file, 'utf8')),
  );
  expect(files.sort()).toEqual(['lib/api/client/json.ts', ...OWN_TEXTS].sort());
});
