import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeReason, log } from '../monitoring/log.ts';
import type { FindStyleSheet } from './first-view.ts';
import { readBuiltScripts } from './known-scripts.ts';
import type { BuiltFiles } from './post-process-html.ts';
import { parseStyleSheet, type StyleSheet } from './style-sheet.ts';

const PAGE = 'app/(shop)/productos/[slug]/page';
/** What Next's manifest of a page says of the scripts of each of its files. */
const SCRIPTS = /"entryJSFiles":(\{[^{}]*\})/;

/** Addresses of the scripts of a product's page: on a slow line those that its payload names come one exchange after it. */
export function readProductScripts(serverDistDir: string): string[] {
  try {
    const path = join(serverDistDir, `${PAGE}_client-reference-manifest.js`);
    const manifest = readFileSync(path, 'utf8');
    const [, scripts = '{}'] = SCRIPTS.exec(manifest) ?? [];
    const { [`[project]/${PAGE}`]: files } = JSON.parse(scripts) as Record<string, string[]>;
    if (!files) throw new Error('The manifest names no scripts.');
    return files.map((file) => `/_next/${file}`);
  } catch (error) {
    log({ level: 'warn', event: 'product-scripts-unknown', reason: describeReason(error) });
    return [];
  }
}

const ADDRESS = /^\/_next\/(static\/(?:[\w-]+\/)*[\w-]+\.css)$/;

function readSheet(path: string, address: string): StyleSheet | null {
  try {
    return parseStyleSheet(readFileSync(path, 'utf8'), address);
  } catch (error) {
    log({ level: 'warn', event: 'styles-not-inlined', reason: describeReason(error) });
    return null;
  }
}

export function findStyleSheetsOf(serverDistDir: string): FindStyleSheet {
  const sheets = new Map<string, StyleSheet | null>();
  return (address) => {
    const [, file] = ADDRESS.exec(address) ?? [];
    if (!file) return null;
    const path = join(serverDistDir, '..', file);
    if (!sheets.has(path)) sheets.set(path, readSheet(path, address));
    return sheets.get(path) ?? null;
  };
}

/** By folder. Next constructs the cache several times: all of them read each file once. */
const builds = new Map<string, BuiltFiles>();

/** @param serverDistDir folder `server` of the build; undefined for code that has no documents */
export function readBuiltFiles(serverDistDir: string | undefined): BuiltFiles {
  if (!serverDistDir)
    return { findSheet: () => null, productScripts: [], inlineScripts: new Set() };
  const files = builds.get(serverDistDir) ?? {
    findSheet: findStyleSheetsOf(serverDistDir),
    productScripts: readProductScripts(serverDistDir),
    inlineScripts: readBuiltScripts(serverDistDir),
  };
  builds.set(serverDistDir, files);
  return files;
}
