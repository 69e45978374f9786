import { existsSync, readdirSync } from 'node:fs';

const FOLDER = 'public';

/** Paths of the files in `public`, which are no documents. Apart from `instrumentation.ts`, which Next also compiles for a runtime without `node:fs`. */
export const listPublicFiles = (): string[] =>
  existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true }).map((name) => `/${name}`) : [];
