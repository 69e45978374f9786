import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A lazy module in a built script: its id, the scripts that are loaded for it, if any, and the id of what is imported. */
const LOADER =
  /\b(\d+),(\w+)=>\{\2\.v\((\w+)=>(?:Promise\.resolve\(\)|Promise\.all\((\[[^\]]*\])\.map\(\w+=>\2\.l\(\w+\)\)\))\.then\(\(\)=>\3\((\d+)\)\)\)\}/g;

const parseList = (list: string): unknown[] => JSON.parse(list) as unknown[];

function findLists(scripts: Iterable<string>): Map<string, Set<unknown>> {
  const lists = new Map<string, Set<unknown>>();
  for (const script of scripts)
    for (const [, id = '', , , list = '[]'] of script.matchAll(LOADER))
      lists.set(id, new Set([...(lists.get(id) ?? []), ...parseList(list)]));
  return lists;
}

/** A global function of the bundler's runtime, which stands in its script once: each page loads that. */
const RETRY = '__load';

/** Imports module `t` after the scripts `a`; when that fails, once more after `b`. The runtime keeps modules that failed, with their error. */
const RETRY_CODE = `self.${RETRY}=(m,f,t,a,b)=>{let l=a=>Promise.all(a.map(c=>m.l(c))).then(()=>f(t));return l(a).catch(()=>{m.c.forEach((x,k)=>x.error&&m.c.delete(k));return l(b)})};`;

/** A script whose lazy modules load what other scripts load for them, too, once their own list was not enough. */
const withLists = (script: string, lists: ReadonlyMap<string, ReadonlySet<unknown>>): string =>
  script.replace(LOADER, (loader, id, _context, _load, own = '[]', target) => {
    const has = parseList(own);
    const others = [...(lists.get(id) ?? [])].filter((script) => !has.includes(script));
    if (others.length === 0) return loader;
    return `${id},m=>{m.v(f=>${RETRY}(m,f,${target},${own},${JSON.stringify(others)}))}`;
  });

/**
 * Turbopack writes a lazy module into the scripts of several pages, each time with the scripts that this page lacks. A browser keeps the one that
 * arrives first, also on another page: "module factory is not available" (issue 98099 of vercel/next.js). An import that failed is tried again with
 * the lists of all pages. @param distDir output folder of the build
 */
export async function completeModuleLoaders(distDir: string): Promise<void> {
  const folder = join(distDir, 'static', 'chunks');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const read = names.map(async (name) => {
    const path = join(folder, name);
    return { name, path, script: await readFile(path, 'utf8') };
  });
  const files = await Promise.all(read);
  const lists = findLists(files.map(({ script }) => script));
  const written = files.map(async ({ name, path, script }) => {
    const lacksRetry = name.startsWith('turbopack-') && !script.startsWith(RETRY_CODE);
    const completed = lacksRetry ? RETRY_CODE + script : withLists(script, lists);
    if (completed !== script) await writeFile(path, completed);
  });
  await Promise.all(written);
}
