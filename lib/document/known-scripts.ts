import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTags } from './markup.ts';
import { ownText } from './own-bytes.ts';

/** A string literal of JavaScript. */
const TEXT = String.raw`(?:"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\\n]*(?:\\.[^'\\\n]*)*')`;
/** The scripts with a part of the payload: a single call with a single text and nothing else, so all that they can bring is data. */
const PAYLOAD = new RegExp(String.raw`^self\.__next_f\.push\(\[[13],${TEXT}\]\)$`);

/** Whether the text of a script has the form of a part of the payload. */
export const isPayloadScript = (code: string): boolean => PAYLOAD.test(code);

/** By folder. Next constructs the cache several times. */
const known = new Map<string, ReadonlySet<string>>();

function* readDocuments(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html')) yield readFileSync(join(folder, file), 'utf8');
}

/** The inline scripts of the documents in a folder, without the payload. */
function readScripts(folder: string): Set<string> {
  const scripts = new Set<string>();
  for (const html of readDocuments(folder)) {
    for (const { name, text } of readTags(html))
      if (name === 'script' && text !== '' && !isPayloadScript(text)) scripts.add(ownText(text));
  }
  return scripts;
}

/**
 * The inline scripts in the documents that `next build` wrote. It had no backend, so no text of others is in them: these
 * are the framework's and the shop's own. Documents that are made later have the same, and their payload.
 * @param serverDistDir folder `server` of the build; undefined for code that has no documents
 */
export function readBuiltScripts(serverDistDir: string | undefined): ReadonlySet<string> {
  if (!serverDistDir) return new Set();
  const scripts = known.get(serverDistDir) ?? readScripts(join(serverDistDir, 'app'));
  known.set(serverDistDir, scripts);
  return scripts;
}
