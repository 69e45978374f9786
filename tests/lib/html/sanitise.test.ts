import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MAX_NODES } from '@/lib/html/allow-list';
import { renderTree } from '@/lib/html/render-tree';
import { type ParsedElement, sanitise } from '@/lib/html/sanitise';

type Part = string | ParsedElement;

/** An element as a parser gives it, of a tree that no parser has repaired. */
const element = (
  tagName: string,
  children: Part[] = [],
  properties: ParsedElement['properties'] = {},
): ParsedElement => ({ type: 'element', tagName, properties, children: children.map(toNode) });
const toNode = (part: Part) =>
  typeof part === 'string' ? { type: 'text' as const, value: part } : part;
const clean = (...parts: Part[]) => sanitise({ type: 'root', children: parts.map(toNode) });
const link = (href: string, ...children: Part[]) => element('a', children, { href });
const markup = (...nodes: Part[]) => renderToStaticMarkup(renderTree(clean(...nodes)));

describe('a link', () => {
  it('holds no other, however deep, but what that one holds', () => {
    const inner = element('span', [link('/b', 'b', element('b', ['c']))]);
    expect(markup(link('/a', 'a', inner))).toBe('<a href="/a">a<span>b<b>c</b></span></a>');
    expect(markup(link('/a', link('/b', link('/c', 'c')), 'd'))).toBe('<a href="/a">cd</a>');
  });

  it('may follow another, and one that was useless', () => {
    expect(markup(link('/a', 'a'), link('/b', 'b'))).toBe('<a href="/a">a</a><a href="/b">b</a>');
    const after = element('p', [element('b', ['a']), link('/b', 'b')]);
    expect(markup(after)).toBe('<p><b>a</b><a href="/b">b</a></p>');
  });
});

describe('a paragraph', () => {
  it('that holds a block is a block itself', () => {
    const list = element('ul', [element('li', ['b'])]);
    expect(markup(element('p', ['a', list]))).toBe('<div>a<ul><li>b</li></ul></div>');
    const inline = element('b', [element('div', ['b'])]);
    expect(markup(element('p', [inline]))).toBe('<div><b><div>b</div></b></div>');
    expect(markup(element('p', ['a', element('hr')]))).toBe('<div>a<hr/></div>');
  });

  it('with inline content stays one, as other blocks stay with blocks', () => {
    const paragraph = element('p', ['a', element('br'), element('b', ['c'])]);
    expect(markup(paragraph)).toBe('<p>a<br/><b>c</b></p>');
    expect(markup(element('section', [element('p', ['a'])]))).toBe('<section><p>a</p></section>');
  });
});

it('preformatted text begins with no line break, in however many texts they stand', () => {
  const pre = (...children: Part[]) => markup(element('pre', children));
  expect(pre('\n', '\n\n', '\na\n\nb')).toBe('<pre>a\n\nb</pre>');
  expect(pre('a\n\n', 'b')).toBe('<pre>a\n\nb</pre>');
  expect(pre(element('b', ['a']), '\n')).toBe('<pre><b>a</b>\n</pre>');
  expect(pre('\n', element('b', ['a']), '\nb')).toBe('<pre><b>a</b>\nb</pre>');
});

it('makes one line break of each kind that there is', () =>
  expect(markup('a\r\nb\rc\nd')).toBe('a\nb\nc\nd'));

it('a heading holds inline text only, at any depth', () => {
  const deep = element('b', ['a', element('div', ['b', element('i', ['c'])])]);
  expect(markup(element('h2', [deep]))).toBe('<h3><b>a b<i>c</i> </b></h3>');
  const children = [expect.objectContaining({ tag: 'b', isBlock: false })];
  expect(clean(element('h2', [deep]))).toEqual([expect.objectContaining({ children })]);
});

it('ranks headings among themselves, whatever stands beside them', () => {
  const two = [element('h2', ['a']), element('h2', ['b'])];
  expect(markup(element('b', ['x']), ...two)).toBe('<b>x</b><h3>a</h3><h3>b</h3>');
});

it('draws a picture of any web address, and of no other', () => {
  const image = (src: string) => markup(element('img', [], { src }));
  expect(image('http://x.test/a.png')).toContain('src="http://x.test/a.png"');
  expect(image('HTTPS://x.test/a.png')).toContain('src="https://x.test/a.png"');
  expect(image('/https:/a.png')).toBe('');
});

it('keeps as many nodes as are allowed, texts and elements alike', () => {
  const texts = Array.from({ length: MAX_NODES - 1 }, () => 'x');
  expect(markup(...texts, element('b', ['y']))).toHaveLength(MAX_NODES - 1);
  expect(markup(...texts.slice(1), element('b', ['y']), 'z')).toMatch(/x<b>y<\/b>$/);
});
