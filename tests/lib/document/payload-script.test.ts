import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinPayloadScripts } from '@/lib/document/payload-script';

/** Like Next: JSON in which `<` and similar characters are escaped. */
const part = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)}])</script>`;

/** The joined payload of all scripts of a document. */
function pushed(html: string): string {
  const self = { __next_f: [] as [number, string][] };
  for (const [, code = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    runInNewContext(code, { self });
  }
  return self.__next_f.map(([, text]) => text).join('');
}

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '<',
      '/',
      '!',
      '--',
      '</script>',
      '"',
      "'",
      '\\',
      '\n',
      '\r',
      '\u2028',
      'ñ',
      '💡',
    ),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
});

it('pushes the same text with one script, for any content', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 5 }), (texts) => {
      const html = joinPayloadScripts(`<body><p>hola</p>${texts.map(part).join('<i></i>')}</body>`);
      expect(html.match(/<script>/g)).toHaveLength(1);
      expect(pushed(html)).toBe(texts.join(''));
    }),
  );
});

it('does not escape the double quotes of the payload', () => {
  expect(joinPayloadScripts(part('1:["$","p",null,{}]'))).toBe(
    `<script>self.__next_f.push([1,'1:["$","p",null,{}]'])</script>`,
  );
});

it('returns a document with another structure unchanged', () => {
  const html = '<script>self.__next_f.push([2,"x"])</script><script>other()</script>';
  expect(joinPayloadScripts(html)).toBe(html);
});

it('does not repeat the files that the document loads, and keeps their places and all others', () => {
  const script = (src: string) => ['$', 'script', src, { src, async: true }];
  const sheet = (href: string) => [
    '$',
    'link',
    href,
    { rel: 'stylesheet', href, precedence: 'next' },
  ];
  const icon = ['$', 'link', null, { rel: 'icon', href: '/_next/a.svg' }];
  const payload = (...rest: unknown[]) =>
    `0:${JSON.stringify([...rest, icon, script('/_next/c.js')])}\n`;
  const files = [
    '<script data-late="/_next/a.js" async=""></script>',
    '<link rel="stylesheet" data-late="/_next/b.css"/>',
    '<link rel="icon" href="/_next/a.svg"/>',
    '<link rel="preload" href="/_next/f.woff2"/>',
  ].join('');
  const hints = [':HL["/_next/f.woff2","font"]\n', ':HL["/_next/g.woff2","font"]\n'];
  const html = files + part(hints.join('') + payload(script('/_next/a.js'), sheet('/_next/b.css')));
  expect(pushed(joinPayloadScripts(html))).toBe(hints[1] + payload(null, null));
});
