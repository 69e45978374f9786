import { existsSync, readdirSync } from 'node:fs';

const FOLDER = 'public';

/** Paths of the files in `public`, which are no documents. */
export const listPublicFiles = (): string[] =>
  existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true }).map((name) => `/${name}`) : [];
