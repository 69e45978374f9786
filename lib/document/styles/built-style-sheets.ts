import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeReason, log } from '../../monitoring/log.ts';
import type { FindStyleSheet } from './inline-styles.ts';
import { parseStyleSheet, type StyleSheet } from './style-sheet.ts';

const ADDRESS = /^\/_next\/(static\/(?:[\w-]+\/)*[\w-]+\.css)$/;

/** By path. Null for a file that cannot be read. Next constructs the cache several times, and all of them share the style sheets. */
const sheets = new Map<string, StyleSheet | null>();

function read(path: string, address: string): StyleSheet | null {
  try {
    return parseStyleSheet(readFileSync(path, 'utf8'), address);
  } catch (error) {
    log({ level: 'warn', event: 'styles-not-inlined', reason: describeReason(error) });
    return null;
  }
}

/**
 * Finds the style sheets of the build. Each file is read once.
 * @param serverDistDir folder `server` of the build; undefined for code that has no documents
 */
export function findStyleSheetsOf(serverDistDir: string | undefined): FindStyleSheet {
  return (address) => {
    const [, file] = ADDRESS.exec(address) ?? [];
    if (!serverDistDir || !file) return null;
    const path = join(serverDistDir, '..', file);
    if (!sheets.has(path)) sheets.set(path, read(path, address));
    return sheets.get(path) ?? null;
  };
}
