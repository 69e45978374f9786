import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A lazy module in a built script: its id, the scripts that are loaded for it, if any, and the id of what is imported. */
const LOADER =
  /\b(\d+),(\w+)=>\{\2\.v\((\w+)=>(?:Promise\.resolve\(\)|Promise\.all\((\[[^\]]*\])\.map\(\w+=>\2\.l\(\w+\)\)\))\.then\(\(\)=>\3\((\d+)\)\)\)\}/g;

/** For each lazy module that some script loads: the longest list of scripts that one of them loads for it. */
function findLists(scripts: Iterable<string>): Map<string, string> {
  const lists = new Map<string, string>();
  for (const script of scripts) {
    for (const [, id = '', , , list = ''] of script.matchAll(LOADER)) {
      if (list.length > (lists.get(id)?.length ?? 0)) lists.set(id, list);
    }
  }
  return lists;
}

/** A script whose lazy modules load what they need, also where the bundler assumed that it is there already. */
const withLists = (script: string, lists: ReadonlyMap<string, string>): string =>
  script.replace(LOADER, (loader, id, _context, _load, list, target) => {
    const known = list === undefined && lists.get(id);
    if (!known) return loader;
    // Names of its own: in what is replaced, the inner function's parameter may hide the outer one's.
    const missing = `(m.M.has(${target})?[]:${known})`;
    return `${id},m=>{m.v(f=>Promise.all(${missing}.map(c=>m.l(c))).then(()=>f(${target})))}`;
  });

/**
 * Makes lazy modules independent of the order in which scripts arrive. A script of a page that has a module already
 * imports it without loading anything. The same lazy module stands in scripts of other pages with a list of scripts to
 * load. A browser keeps the one that arrives first, so while a page's scripts arrive, an import could ask for a module that is not
 * there yet: "module factory is not available" (issue 98099 of vercel/next.js, without a release that mends it). Only
 * scripts that are loaded later have such modules, so the first view does not grow.
 * @param distDir output folder of the build
 */
export async function completeModuleLoaders(distDir: string): Promise<void> {
  const folder = join(distDir, 'static', 'chunks');
  const paths = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const scripts = new Map(
    await Promise.all(
      paths.map(async (name) => {
        const path = join(folder, name);
        return [path, await readFile(path, 'utf8')] as const;
      }),
    ),
  );
  const lists = findLists(scripts.values());
  await Promise.all(
    [...scripts].map(async ([path, script]) => {
      const completed = withLists(script, lists);
      if (completed !== script) await writeFile(path, completed);
    }),
  );
}
