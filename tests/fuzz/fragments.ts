import fc from 'fast-check';
import { XSS_CORPUS } from '../lib/html/xss-corpus';

/** The known attacks in pieces: tags, attributes, texts. */
const SCRAPS = [
  ...new Set(XSS_CORPUS.flatMap((one) => one.match(/<[^\s>]*|[^\s<>=]+=?|[\s>]+/g) ?? [])),
];

/** Elements that change how a parser reads what follows. */
const SHELLS: readonly (readonly [open: string, close: string])[] = [
  ['<svg>', '</svg>'],
  ['<math><mtext>', '</mtext></math>'],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ['<table><tr><td>', '</td></tr></table>'],
  ['<table>', '</table>'],
  ['<select>', '</select>'],
  ['<template>', '</template>'],
  ['<noscript>', '</noscript>'],
  ['<style>', '</style>'],
  ['<title>', '</title>'],
  ['<textarea>', '</textarea>'],
  ['<xmp>', '</xmp>'],
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<a href="/x">', '</a>'],
  ['<p title="', '">'],
  ['<img alt="', '" src=x>'],
  ['<b>'.repeat(45), '</b>'],
  ['<form><math><mtext></form><form><mglyph><style>', '</style></mglyph></form>'],
];

const hex = (character: string) => `&#x${character.codePointAt(0)?.toString(16)};`;

/** Ways to hide a text from a filter that a parser understands all the same. */
const DISGUISES: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll(' ', '\f'),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replaceAll('"', ''),
  (text) => text.replaceAll('"', '`'),
  (text) => text.replace(/:/g, '&colon;'),
  (text) => text.replace(/javascript/gi, (word) => [...word].map(hex).join('')),
  (text) => text.replace(/script/gi, 'scr\tipt'),
  (text) => text.replaceAll('<', '<\u0000'),
  (text) => text.replaceAll('>', ''),
  (text) => text.slice(0, -3),
  (text) => text.replaceAll('<', '&lt;'),
  (text) => text.replaceAll('on', '\u006f\u006e'),
  (text) => text + text,
];

const attack = fc.constantFrom(...XSS_CORPUS);
const part = fc.oneof(
  { weight: 3, arbitrary: attack },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.constantFrom(...SCRAPS), { minLength: 1, maxLength: 8 })
      .map((scraps) => scraps.join(' ')),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(attack, attack, fc.nat(60), fc.nat(60))
      .map(([one, other, end, start]) => one.slice(0, end) + other.slice(start)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
);
const disguised = fc
  .tuple(part, fc.option(fc.constantFrom(...DISGUISES), { nil: undefined }))
  .map(([text, disguise]) => disguise?.(text) ?? text);
const wrapped = fc
  .tuple(disguised, fc.array(fc.constantFrom(...SHELLS), { maxLength: 3 }), fc.boolean())
  .map(([text, shells, isClosed]) =>
    shells.reduce((inside, [open, close]) => open + inside + (isClosed ? close : ''), text),
  );

/** HTML that tries to run a script: known attacks cut up, joined, disguised and put into what changes the parser. */
export const hostileFragment: fc.Arbitrary<string> = fc
  .array(wrapped, { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''));
