import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOAD_DEFERRED_ASSETS } from '@/lib/browser/deferred-assets';
import { type FindStyleSheet, prepareFirstView } from '@/lib/document/first-view';
import { parseStyleSheet, selectStyles } from '@/lib/document/style-sheet';
import { forAll } from '@/tests/support/for-all';

const select = (css: string, ...names: string[]) =>
  selectStyles(parseStyleSheet(css, '/_next/static/chunks/a.css'), new Set(names));

describe('the styles of a document', () => {
  it('are the rules whose tags and classes it has, in any state that it can begin with', () => {
    const css =
      '.a{color:red}.b{color:blue}.a:focus .b{margin:0}.a[data-x=".b y"]:focus{top:0}li>.a+p::before{left:0}';
    expect(select(css, '.a')).toBe('.a{color:red}.a[data-x=".b y"]:focus{top:0}');
    expect(select(css, '.a', 'li', 'p')).toContain('li>.a+p::before{left:0}');
    expect(select(css, '.a', 'p')).not.toContain('left');
    expect(select(css, '.a', '.b')).toContain('.a:focus .b{margin:0}');
  });

  it('leave to the style sheet what a first paint does not show', () => {
    const css =
      '@media (hover:hover){.a:hover{top:0}}.a:active,.a:focus{left:0}.a::selection{top:0}@media print{.a{top:0}}@layer properties{.a{top:0}}';
    expect(select(css, '.a')).toBe('.a:focus{left:0}@layer properties;');
    expect(select('.a:not(:hover)>.b{top:0}', '.a', '.b')).toBe('.a:not(:hover)>.b{top:0}');
  });

  it('have the custom properties that something reads', () => {
    const css =
      ':root{--a:1px;--b:var(--c);--c:2px;--d:3px;color:red}.x{margin:var(--b)}.y{top:var(--a)}';
    expect(select(css, '.x')).toBe(':root{--b:var(--c);--c:2px;color:red}.x{margin:var(--b)}');
    expect(select(':root{--d:3px}', '--d')).toBe(':root{--d:3px}');
    expect(select(':root{--d:3px}')).toBe('');
  });

  it('keep of a list of selectors those that can match', () =>
    expect(select('.a,.b,p .c{top:0}', '.b', '.c')).toBe('.b{top:0}'));

  it('do not depend on what stands in the brackets of a pseudo-class', () => {
    const css = '.a:not(.b){top:0}:is(.a,.c):has(> .d){left:0}.e:where(.a){right:0}';
    expect(select(css, '.a')).toBe('.a:not(.b){top:0}:is(.a,.c):has(> .d){left:0}');
  });

  it('know escaped names of classes', () => {
    const escaped = '.md\\:w-\\[calc\\(1px\\+2\\%\\)\\]{top:0}';
    expect(select(escaped, '.md:w-[calc(1px+2%)]')).toContain('top');
    expect(select('.\\32 xl\\:flex{top:0}', '.2xl:flex')).toContain('top');
    expect(select('.\\32 xl\\:flex{top:0}', '.xl:flex')).toBe('');
  });

  it('keep what is around them, and the rank of a layer without rules', () => {
    const css =
      '@layer base{.x{top:0}}@media (width>1px){@supports (top:0){.a{left:0}}}@media screen{.x{top:0}}';
    expect(select(css, '.a')).toBe('@layer base;@media (width>1px){@supports (top:0){.a{left:0}}}');
    expect(select('@layer theme,base;.a{top:0}', '.a')).toBe('@layer theme,base;.a{top:0}');
  });

  it('keep nested rules and fonts', () => {
    expect(select('.a{top:0;&:hover{left:0}}', '.a')).toBe('.a{top:0;&:hover{left:0}}');
    const font = '@font-face{font-family:x;src:local(y)}';
    expect(select(font)).toBe('@font-face {font-family:x;src:local(y);}');
  });

  it('bring the animations and properties that they name', () => {
    const css =
      '@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}@property --a{syntax:"*"}.a{animation:spin 1s}';
    expect(select(css, '.a')).toBe('@keyframes spin{to{rotate:1turn}}.a{animation:spin 1s}');
    expect(select(css)).toBe('');
  });

  it('point to the same files from the document', () => {
    const css = '.a{background:url(../media/a.svg#b),url("data:x"),url(/c.svg)}';
    expect(select(css, '.a')).toBe(
      '.a{background:url(/_next/static/media/a.svg#b),url("data:x"),url(/c.svg)}',
    );
  });

  it('are never fewer for more names', () => {
    const names = ['.a', '.b', 'p', 'li', '.c'];
    const css = '.a{top:0}.b,p .c{top:0}@media screen{li>.a{top:0}.c:not(.a){top:0}}';
    forAll(fc.subarray(names), fc.subarray(names), (some, others) => {
      const few = select(css, ...some).match(/top/g)?.length ?? 0;
      const many = select(css, ...some, ...others).match(/top/g)?.length ?? 0;
      expect(many).toBeGreaterThanOrEqual(few);
    });
  });
});

describe('prepareFirstView', () => {
  const prepare = (html: string, findSheet: FindStyleSheet) =>
    prepareFirstView(html, { findSheet, productScripts: [] });
  const boot = `<script>${LOAD_DEFERRED_ASSETS}</script>`;
  const link = (name: string) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
  const find = (address: string) =>
    address.includes('gone') ? null : parseStyleSheet('.a{top:0}.a-b{left:0}.x{top:1px}', address);

  it('writes the styles of the document into its head, where its style sheets hold up no paint and come last', () => {
    const body = '<body><p class="y a">x</p><script>class="x"</script></body>';
    const fonts = '<title>.x</title><style>@font-face{font-family:y}</style>';
    const html = `<html><head>${boot}${link('one')}${fonts}</head>${body}</html>`;
    const late = link('one').replace('href', 'data-late');
    expect(prepare(html, find)).toBe(
      `<html><head>${boot}${fonts}<style>.a{top:0}</style><noscript><link rel="stylesheet" href="/_next/static/chunks/one.css"/></noscript>${late}</head>${body}</html>`,
    );
  });

  it('writes the custom properties that an element reads', () => {
    const sheet = parseStyleSheet(':root{--a:1px;--b:2px}', '/_next/a.css');
    const html = `<html><head>${boot}${link('one')}</head><body><i style="top:var(--a)"></i></body></html>`;
    expect(prepare(html, () => sheet)).toContain('<style>:root{--a:1px}</style>');
  });

  it('keeps the order of several style sheets', () => {
    const html = `<head>${boot}${link('one')}${link('two')}</head><body><i class="a-b"></i></body>`;
    const result = prepare(html, find);
    expect(result).toContain('<style>.a-b{left:0}.a-b{left:0}</style><noscript><link');
    expect(result.indexOf('one.css')).toBeLessThan(result.indexOf('two.css'));
  });

  it('reads classes as the browser does', () => {
    const html = `<head>${boot}${link('one')}</head><body><i class="[&amp;&gt;li]:x"></i></body>`;
    const sheet = parseStyleSheet('.\\[\\&\\>li\\]\\:x{top:0}', '/_next/a.css');
    expect(prepare(html, () => sheet)).toContain('{top:0}</style>');
  });

  it('leaves a document alone whose style sheet it does not know', () => {
    const html = `<head>${boot}${link('one')}${link('gone')}</head><body></body>`;
    expect(prepare(html, find)).toBe(html);
    expect(prepare(`${boot}<p>no head</p>`, find)).toBe(`${boot}<p>no head</p>`);
  });

  it('leaves a document alone that would never load its files', () => {
    const html = `<head>${link('one')}<script src="/a.js" async=""></script></head><body class="a"></body>`;
    expect(prepare(html, find)).toBe(html);
  });

  it('lets no style end the element', () => {
    const sheet = parseStyleSheet('.a{content:"</style><script>"}', '/_next/a.css');
    const html = `<head>${boot}${link('one')}</head><body class="a"></body>`;
    expect(prepare(html, () => sheet)).not.toContain('</style><script>');
  });
});
