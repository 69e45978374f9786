// @vitest-environment jsdom

import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseHtml, renderHtml } from '@/lib/html/render-html';
import type { SafeNode } from '@/lib/html/tree';
import { forMany } from '@/tests/support/for-all';
import { bodyOf, expectSafe } from './expect-safe';
import { XSS_CORPUS } from './xss-corpus';

const SITE = 'https://tienda.test';
const html = (source: string) => renderToStaticMarkup(renderHtml(source, { siteOrigin: SITE }));

/** Markup that a browser parses to another tree would not hydrate. */
function shape(node: Node): unknown {
  if (node instanceof Text) return node.data;
  return [node.nodeName, ...[...node.childNodes].map(shape)];
}
/** The rendered tree, built without a parser. */
function rendered(nodes: readonly SafeNode[]): unknown[] {
  const merged: unknown[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (typeof node !== 'string') merged.push([node.tag.toUpperCase(), ...rendered(node.children)]);
    else if (typeof last === 'string') merged[merged.length - 1] = last + node;
    else if (node !== '') merged.push(node);
  }
  return merged;
}

const row = (cell: string) => `<tr><td>${cell}</td></tr>`;
const body = (cell: string) => `<tbody>${row(cell)}</tbody>`;
const caption = (text: string) => `<caption>${text}</caption>`;
const table = (content: string) => `<table>${content}</table>`;

describe('renderHtml', () => {
  it.each<[string, string, string?]>([
    ['keeps text', '<p>Hola <b>mundo</b>, <em>5 &lt; 6</em></p>'],
    ['unwraps unknown elements', '<font color="red">a</font><o:p>b</o:p>', 'ab'],
    [
      'drops styles, classes, ids and handlers',
      '<p style="x" class="y" id="z" onclick="w" data-a="b">a</p>',
      '<p>a</p>',
    ],
    [
      'drops scripts with their content',
      'a<script>alert(1)</script><style>b{}</style><iframe>c</iframe>d',
      'ad',
    ],
    ['drops forms', '<form action="/x"><input><button>a</button></form>b', 'b'],
    ['trusts links of this site', `<a href="/a?b=1">a</a><a href="${SITE}/b">b</a>`],
    [
      'unwraps links without a safe address',
      '<a href="javascript:x">a</a><a name="b">b</a><a href="//x.test">c</a>',
      'abc',
    ],
    ['begins headings at h3', '<h1>a</h1><h3>b</h3><h2>c</h2>', '<h3>a</h3><h4>b</h4><h4>c</h4>'],
    [
      'renames the first heading to h3',
      '<h4>a</h4><h5>b</h5><h4>c</h4>',
      '<h3>a</h3><h4>b</h4><h3>c</h3>',
    ],
    ['skips no level', '<h3>a</h3><h2>b</h2><h5>c</h5>', '<h3>a</h3><h3>b</h3><h4>c</h4>'],
    ['flattens blocks in headings', '<h2><div>a</div><div>b</div></h2>', '<h3> a  b </h3>'],
    [
      'wraps loose content of a list in an item',
      '<ul>\n<li>a</li>b<ul><li>c</li></ul></ul>',
      '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
    ],
    ['makes blocks of loose items', '<li>a</li><dd>b</dd>', '<div>a</div><div>b</div>'],
    [
      'wraps rows in a body and cells in a row',
      table('<tr><td colspan="2" rowspan="x">a</td></tr><td>b</td>'),
      table(`<tbody><tr><td colSpan="2">a</td></tr>${row('b')}</tbody>`),
    ],
    [
      'keeps the sections of a table',
      table(`${caption('t')}<thead><tr><th>a</th></tr></thead>x${body('b')}`),
      `x${table(`${caption('t')}<thead><tr><th>a</th></tr></thead>${body('b')}`)}`,
    ],
    ['keeps terms', '<dl><dt>a</dt><dd>b</dd>c</dl>', '<dl><dt>a</dt><dd>b</dd><dd>c</dd></dl>'],
    ['drops what is empty', '<div><p> </p><span></span></div>', ' '],
    ['drops an empty pre', '<pre>\n</pre>a', 'a'],
    ['flattens blocks in pre', '<pre>a<div>b</div></pre>', '<pre>a b </pre>'],
    ['keeps a line', 'a<hr>b<br>c', 'a<hr/>b<br/>c'],
    ['makes landmarks plain', '<nav>a</nav><main>b</main>', '<div>a</div><div>b</div>'],
    ['keeps a block in an inline text', '<b>a<div>c</div></b>'],
    ['keeps an image in a link', '<a href="/a">a<hr></a>', '<a href="/a">a<hr/></a>'],
    [
      'has no level below h6',
      '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5>',
      '<h3>a</h3><h4>b</h4><h5>c</h5><h6>d</h6><h6>e</h6>',
    ],
    [
      'ranks headings within other elements',
      '<div><h5>a</h5></div><h6>b</h6>',
      '<div><h3>a</h3></div><h4>b</h4>',
    ],
    [
      'drops a list without items',
      '<ul> </ul>a<ol start="3"><li>b</li></ol>',
      'a<ol start="3"><li>b</li></ol>',
    ],
    [
      'drops loose spaces of a list',
      '<ul> <li>a</li> <!-- --> <li>b</li></ul>',
      '<ul><li>a</li><li>b</li></ul>',
    ],
    ['wraps loose content of terms', '<dl>a<dt>b</dt></dl>', '<dl><dd>a</dd><dt>b</dt></dl>'],
    [
      'makes blocks of parts within parts',
      '<ul><li><dd>a</dd></li></ul>',
      '<ul><li><div>a</div></li></ul>',
    ],
    ['makes blocks of parts within cells', table(row('<li>a</li>')), table(body('<div>a</div>'))],
    [
      'drops empty rows and sections',
      table(`<thead><tr></tr></thead><tbody>${row('a')}<tr></tr></tbody>`),
      table(body('a')),
    ],
    ['keeps the caption of an empty table as a block', table(caption('a')), '<div>a</div>'],
    [
      'keeps one caption, without blocks',
      table(caption('a<div>b</div>') + caption('c') + row('d')),
      table(caption('a b ') + body('d')),
    ],
    ['keeps the foot of a table', table(`${body('a')}<tfoot>${row('b')}</tfoot>`)],
    ['keeps tabs and makes one kind of line break', 'a\tb\rc\u0085d', 'a\tb\ncd'],
    ['drops control characters', 'a\u0000b\u0007\r\nc', 'ab\nc'],
  ])('%s', (_, source, expected = source) => expect(html(source)).toBe(expected));

  it('returns null for empty HTML', () => {
    expect(renderHtml('')).toBeNull();
    expect(renderHtml('<script>x</script>')).toBeNull();
  });

  it.each(XSS_CORPUS)('disarms %s', (source) => {
    expectSafe(html(source));
  });

  it('keeps 40 levels and 20,000 nodes, and nothing further', () => {
    const depthOf = (markup: string) => markup.match(/<div>/g)?.length ?? 0;
    const deep = (levels: number) => `${'<div>'.repeat(levels)}x${'</div>'.repeat(levels)}`;
    expect(depthOf(html(deep(40)))).toBe(40);
    expect(html(`${deep(41)}y`)).toBe(`y`);
    expect(html('<b>x</b>'.repeat(10_001)).match(/<b>/g)).toHaveLength(10_000);
  });

  it.each([
    ['many paragraphs', '<p>párrafo</p>'.repeat(60_000), '<p>párrafo</p>'],
    ['many links', '<a href="/x">x'.repeat(40_000), '<a href="/x">x</a>'],
  ])('shows the beginning of %s', (_, source, beginning) =>
    expect(html(source).startsWith(beginning)).toBe(true),
  );

  it.each([
    ['thousands of nested elements', '<div>'.repeat(50_000)],
    ['thousands of nested tables', '<table><tr><td>'.repeat(5000)],
    [
      'elements that each paragraph opens again',
      `<p>${Array.from({ length: 900 }, (_, at) => `<b a=${at}>`).join('')}</p>${'<p>x'.repeat(3000)}`,
    ],
  ])('shows nothing of %s, which would hold up the server', (_, source) =>
    expect(html(source)).toBe(''),
  );

  it('renders a tree that a browser parses back unchanged', () => {
    const IMAGE = '<img src="https://x.test/a.png">';
    const tag = fc.constantFrom(
      ...'p div b span em code br hr font form script nav h1 h2 h4 pre'.split(' '),
      ...'ul ol li dl dt dd table tbody tr td th caption blockquote figure'.split(' '),
      'a href="/x"',
    );
    const piece = fc.oneof(
      tag.map((name) => `<${name}>`),
      tag.map((name) => `</${name.split(' ')[0]}>`),
      fc.constantFrom('texto', ' ', '\n', '&lt;', '<', '<!-- -->', IMAGE),
    );
    forMany(300)(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const markup = html(pieces.join(''));
      expectSafe(markup);
      const tree = parseHtml(pieces.join(''));
      const readBack = bodyOf(`<section>${markup}</section>`).children[0];
      expect(readBack && shape(readBack)).toEqual(['SECTION', ...rendered(tree)]);
    });
  });
});
