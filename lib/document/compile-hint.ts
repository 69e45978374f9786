import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Asks the browser to compile every function of a script while it arrives, off the main thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts that every page runs at once, the framework's, as such. Browsers otherwise compile their functions
 * one by one when they are first called, which is most of the longest task of a first view.
 * @param distDir of a build; https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export async function hintCompilation(distDir: string): Promise<void> {
  const manifest = await readFile(join(distDir, 'build-manifest.json'), 'utf8');
  const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] };
  await Promise.all(
    rootMainFiles.map(async (file) => {
      const path = join(distDir, file);
      const code = await readFile(path, 'utf8');
      if (!code.startsWith(HINT)) await writeFile(path, HINT + code);
    }),
  );
}
