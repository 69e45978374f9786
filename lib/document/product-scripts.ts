import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeReason, log } from '../monitoring/log.ts';

const PAGE = 'app/(shop)/productos/[slug]/page';
/** What Next's manifest of a page says of the scripts of each of its files. */
const SCRIPTS = /"entryJSFiles":(\{[^{}]*\})/;

/** By folder. Next constructs the cache several times. */
const known = new Map<string, readonly string[]>();

function read(serverDistDir: string): string[] {
  try {
    const manifest = readFileSync(
      join(serverDistDir, `${PAGE}_client-reference-manifest.js`),
      'utf8',
    );
    const [, scripts = '{}'] = SCRIPTS.exec(manifest) ?? [];
    const { [`[project]/${PAGE}`]: files } = JSON.parse(scripts) as Record<string, string[]>;
    if (!files) throw new Error('The manifest names no scripts.');
    return files.map((file) => `/_next/${file}`);
  } catch (error) {
    log({ level: 'warn', event: 'product-scripts-unknown', reason: describeReason(error) });
    return [];
  }
}

/**
 * Addresses of the scripts of a product's page, with those of the layouts around it. Its payload names them too, but on a slow
 * line they would come one exchange after it.
 * @param serverDistDir folder `server` of the build; undefined for code that has no documents
 */
export function readProductScripts(serverDistDir: string | undefined): readonly string[] {
  if (!serverDistDir) return [];
  const scripts = known.get(serverDistDir) ?? read(serverDistDir);
  known.set(serverDistDir, scripts);
  return scripts;
}
