import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the build whose directory this is. Null in development. */
export function readBuildId(serverDistDir: string | undefined): string | null {
  if (!serverDistDir) return null;
  try {
    return readFileSync(join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return null;
  }
}
