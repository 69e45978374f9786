import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Asks the browser to compile every function of a script during the download, off the main thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint to the scripts of the framework, which every page runs at once. Without it browsers compile each
 * function when it is first called, and that is most of the longest task of a first view.
 * See https://github.com/WICG/explicit-javascript-compile-hints-file-based
 * @param distDir output folder of the build
 */
export async function addCompileHints(distDir: string): Promise<void> {
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
