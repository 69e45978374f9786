import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';
import { completeModuleLoaders } from '@/lib/document/module-loaders';
import { freshFolder } from '@/tests/support/fresh-folder';

/**
 * As Turbopack writes them, one name for two parameters included. Module 7 needs 6. The first page has both, the second one
 * has 6 only, the third one none.
 */
const SCRIPTS: Readonly<Record<string, string>> = {
  'turbopack-1a2b.js': 'T.push(["runtime",1,e=>{e.s("runtime")}]);',
  'has-both.js':
    'T.push(["has-both",3,e=>{e.s("page")},12,e=>{e.v(e=>Promise.resolve().then(()=>e(7)))}]);',
  'has-six.js':
    'T.push(["has-six",2,t=>{t.s("page")},12,t=>{t.v(e=>Promise.all(["static/chunks/seven.js"].map(e=>t.l(e))).then(()=>e(7)))}]);',
  'has-none.js':
    'T.push(["has-none",4,t=>{t.s("other")},12,t=>{t.v(e=>Promise.all(["static/chunks/six.js","static/chunks/seven.js"].map(e=>t.l(e))).then(()=>e(7)))}]);',
  'shared.js':
    'T.push(["shared",5,n=>{n.v(t=>Promise.resolve().then(()=>t(8)))},13,n=>{n.v(n.r(1))}]);',
  'six.js': 'T.push(["six",6,e=>{e.s("six")}]);',
  'seven.js': 'T.push(["seven",7,e=>{e.r(6);e.s("seven")}]);',
};

const dist = freshFolder();
const path = (name: string) => join(dist(), 'static', 'chunks', name);
const read = (name: string) => readFile(path(name), 'utf8');
beforeEach(async () => {
  await mkdir(join(dist(), 'static', 'chunks'), { recursive: true });
  await Promise.all(Object.entries(SCRIPTS).map(([name, text]) => writeFile(path(name), text)));
});

type Factory = (context: object) => void;

/** A browser that has run scripts. Modules are kept when their ids are new, and failed ones with their error, as Turbopack does it. */
async function openPage(...scripts: string[]) {
  const factories = new Map<number, Factory>();
  const modules = new Map<number, { exported?: unknown; error?: unknown }>();
  const loaded: string[] = [];
  const page = createContext({ Promise });
  page.self = page;
  const run = async (name: string) => {
    if (loaded.includes(name)) return;
    loaded.push(name);
    const T = {
      push: ([, ...parts]: [string, ...(number | Factory)[]]) => {
        for (let at = 0; at < parts.length; at += 2) {
          const [id, factory] = [parts[at] as number, parts[at + 1] as Factory];
          if (!factories.has(id)) factories.set(id, factory);
        }
      },
    };
    runInContext(await read(name), Object.assign(page, { T }));
  };
  const get = (id: number): unknown => {
    const known = modules.get(id);
    if (known?.error) throw known.error;
    if (known) return known.exported;
    const factory = factories.get(id);
    if (!factory) throw new Error(`${id}: the module factory is not available`);
    const module: { exported?: unknown; error?: unknown } = {};
    modules.set(id, module);
    const keep = (value: unknown) => {
      module.exported = value;
    };
    const load = (chunk: string) => run(chunk.replace('static/chunks/', ''));
    try {
      factory({ s: keep, v: keep, r: get, l: load, M: factories, c: modules });
    } catch (error) {
      module.error = error;
      throw error;
    }
    return module.exported;
  };
  const lazily = (id: number) => (get(id) as (from: typeof get) => Promise<unknown>)(get);
  for (const script of ['turbopack-1a2b.js', ...scripts]) await run(script);
  return { lazily, loaded };
}

it.each([
  ['nothing', 'has-both.js'],
  ['too little', 'has-six.js'],
])('imports a module when the script that arrived first loads %s for it', async (_, first) => {
  const before = await openPage(first, 'has-none.js');
  await expect(before.lazily(12)).rejects.toThrow('not available');
  await expect(before.lazily(12)).rejects.toThrow('not available');

  await completeModuleLoaders(dist());
  const after = await openPage(first, 'has-none.js');
  expect(await after.lazily(12)).toBe('seven');
  const needed = [first, 'has-none.js', 'seven.js', 'six.js', 'turbopack-1a2b.js'];
  expect(after.loaded.toSorted()).toEqual(needed.toSorted());
});

it('loads nothing more for a module that is there', async () => {
  await completeModuleLoaders(dist());
  const scripts = ['has-both.js', 'six.js', 'seven.js'];
  const { lazily, loaded } = await openPage(...scripts);
  expect(await lazily(12)).toBe('seven');
  expect(loaded).toEqual(['turbopack-1a2b.js', ...scripts]);
});

it('fails when no list has the module', async () => {
  await writeFile(path('seven.js'), 'T.push(["seven",9,e=>{e.s("nine")}]);');
  await completeModuleLoaders(dist());
  const { lazily } = await openPage('has-six.js');
  await expect(lazily(12)).rejects.toThrow('7: the module factory is not available');
});

it('leaves all other scripts as they are, and is done once', async () => {
  await completeModuleLoaders(dist());
  for (const name of ['shared.js', 'six.js', 'seven.js'])
    expect(await read(name)).toBe(SCRIPTS[name]);
  const changed = ['has-both.js', 'turbopack-1a2b.js'];
  const once = await Promise.all(changed.map(read));
  await completeModuleLoaders(dist());
  expect(await Promise.all(changed.map(read))).toEqual(once);
});
