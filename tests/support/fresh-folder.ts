import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** The path of an empty folder that each test of a file has for itself. */
export function freshFolder(): () => string {
  let path = '';
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(path, { recursive: true }));
  return () => path;
}
