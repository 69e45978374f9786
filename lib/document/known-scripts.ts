import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readTags } from './markup.ts';

const TEXT = String.raw`(?:"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\\n]*(?:\\.[^'\\\n]*)*')`;
/** The scripts with a part of the payload: a single call with a single text and nothing else, so all that they can bring is data. */
const PAYLOAD = new RegExp(String.raw`^self\.__next_f\.push\(\[[13],${TEXT}\]\)$`);

const PAYLOAD_SCRIPT = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

export const isPayloadScript = (code: string): boolean => PAYLOAD.test(code);

export const readPayload = (html: string): string =>
  [...html.matchAll(PAYLOAD_SCRIPT)].map(([, literal = '""']) => JSON.parse(literal)).join('');

/** A copy with memory of its own: a part of a text, as patterns find it, keeps the whole text in memory. */
export const ownText = (text: string): string => Buffer.from(text).toString();

/** The inline scripts of `next build`, which had no backend: they are the framework's and the shop's. @param serverDistDir folder `server` of the build */
export function readBuiltScripts(serverDistDir: string): ReadonlySet<string> {
  const scripts = new Set<string>();
  const paths = globSync('app/**/*.html', { cwd: serverDistDir });
  for (const path of paths) {
    const html = readFileSync(join(serverDistDir, path), 'utf8');
    for (const { name, text } of readTags(html))
      if (name === 'script' && text !== '' && !isPayloadScript(text)) scripts.add(ownText(text));
  }
  return scripts;
}

/** The code that renders pages. React's own scripts stand in it as texts. */
const RENDERER = 'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js';
const REACT_TEXT = /\(("|')((?:\$R[A-Z]+=|requestAnimationFrame)(?:(?!\1)[^\\\n]|\\.)*)\1\)/g;
/** What such a script does with the parts of a page: one call with data. */
const REACT_CALL = /^\$R[A-Z]+\(([^<]*)\)$/;

/** What React defines before it adds a late part of a page. Empty when the renderer has another form: then browsers refuse these scripts. */
function readReactTexts(): readonly string[] {
  try {
    const code = readFileSync(createRequire(import.meta.url).resolve(RENDERER), 'utf8');
    return [...code.matchAll(REACT_TEXT)].map(([, , text = '']) =>
      // The text ends where the arguments of the first call begin.
      text.replaceAll('\\n', '\n').replace(/\$R[A-Z]+\("?$/, ''),
    );
  } catch {
    return [];
  }
}

let reactTexts: readonly string[] | undefined;

/** Whether a script is one of React's: its own definitions, and a call that brings nothing but data. */
export function isReactScript(code: string): boolean {
  reactTexts ??= readReactTexts();
  const call = reactTexts.reduce((rest, text) => rest.replace(text, () => ''), code);
  if (call === '') return code !== '';
  const [, given] = REACT_CALL.exec(call) ?? [];
  if (given === undefined) return false;
  try {
    JSON.parse(`[${given}]`);
    return true;
  } catch {
    return false;
  }
}
