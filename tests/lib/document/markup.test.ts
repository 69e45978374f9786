// @vitest-environment jsdom

import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { findTagsWith, readAttribute, readTags } from '@/lib/document/markup';
import { forAll } from '@/tests/support/for-all';

const text = fc
  .array(
    fc.constantFrom(
      ...['<', '>', '"', "'", '=', '/', '&', '-', '!', ' ', '\n', 'a', '<!--', '-->', '</script>'],
      ...['<b data-x="1">', 'data-x="1"', '</title>', '</textarea>', '</style>', '<script>'],
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const attributes = fc.record(
  { 'data-x': text, title: text, className: text, hidden: fc.constant(true) },
  { requiredKeys: [] },
);

const leaf: fc.Arbitrary<ReactNode> = fc.oneof(
  text,
  attributes.map((props) => createElement('img', props)),
  fc
    .tuple(attributes, text)
    .map(([props, value]) =>
      createElement('textarea', { ...props, defaultValue: value, readOnly: true }),
    ),
  text.map((code) => createElement('script', { type: 'x' }, code.replaceAll('<', '\\x3c'))),
  text.map((code) => createElement('style', null, code.replaceAll('<', '\\3c'))),
);
const { tree } = fc.letrec<{ tree: ReactNode }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc
      .tuple(attributes, fc.array(tie('tree'), { maxLength: 4 }))
      .map(([props, children]) => createElement('div', props, ...children)),
  ),
}));

it('finds the elements and attributes that a browser finds in what React writes', () =>
  forAll(tree, text, (content, title) => {
    const head = createElement('head', null, createElement('title', null, title));
    const root = createElement('html', null, head, createElement('body', null, content));
    const html = `<!DOCTYPE html>${renderToStaticMarkup(root)}`;
    const parsed = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*');
    const expected = [...parsed].map((one) => [one.localName, one.hasAttribute('data-x')]);
    const found = [...readTags(html)];
    expect(found.map((tag) => [tag.name, readAttribute(tag, 'data-x') !== null])).toEqual(expected);
    for (const { name, start, end } of found)
      expect(html.slice(start, end)).toMatch(new RegExp(`^<${name}[^]*>$`));
  }));

const namesIn = (html: string) => [...readTags(html)].map(({ name }) => name);

it.each([
  ['<p>a<!-- <b> --><i>', ['p', 'i']],
  ['<!--><p><!---><i><!-- <b>', ['p', 'i']],
  ['<SCRIPT>"<b>"</SCRIPT ><I>', ['script', 'i']],
  ['<script><b></script', ['script']],
  ['a < b <3 </p><br/><x-y>', ['br', 'x-y']],
  ['<a title="<b>" data-x=\'<i>\'><u', ['a']],
  ['<a "><b>', ['b']],
])('reads %s', (html, names) => expect(namesIn(html)).toEqual(names));

it('gives the text of a script or style and no other', () => {
  const html = '<p>a</p><script type="x">if (a<b) c()</script><style>p{}</style>';
  expect([...readTags(html)].map((tag) => tag.text)).toEqual(['', 'if (a<b) c()', 'p{}']);
});

it('reads the attributes of an element by their whole names', () => {
  const [tag] = readTags('<p xa="1" a-b=2 title=\' a="3"\' a = "4 &amp; 5" b c>');
  if (!tag) throw new Error('There is no element.');
  expect(readAttribute(tag, 'a')).toBe('4 &amp; 5');
  expect(readAttribute(tag, 'a-b')).toBe('2');
  expect(readAttribute(tag, 'b')).toBe('');
  expect(readAttribute(tag, 'd')).toBeNull();
  expect(readAttribute(tag, 'itle')).toBeNull();
});

it('finds the elements with an attribute', () => {
  const html = '<p a="1">a="2"<i b="3"><u a="4">';
  expect([...findTagsWith(html, 'a')].map(({ value }) => value)).toEqual(['1', '4']);
  expect([...findTagsWith(html, 'z')]).toEqual([]);
});
