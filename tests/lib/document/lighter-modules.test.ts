import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import * as constants from 'next/dist/lib/constants';
import { expect, it } from 'vitest';
import { lighterModuleRules, lighterModules } from '@/lib/document/framework/lighter-modules';

const NEXT = 'node_modules/next/dist/';

function run(path: string): Record<string, unknown> {
  const exports = {};
  const module = { exports };
  const require = createRequire(import.meta.url);
  runInNewContext(lighterModules[path] ?? '', { exports, module, require });
  return module.exports;
}

it.each(Object.keys(lighterModules))('%s is a module of this Next', (path) => {
  expect(existsSync(NEXT + path)).toBe(true);
});

it('the constants are those that the browser reads', () => {
  const files = globSync(
    `${NEXT}{client/components/{router-reducer,segment-cache}/**,shared/lib/router/utils/route-*}.js`,
  );
  const modules = files.map((file) => readFileSync(file, 'utf8'));
  const readers = modules.filter((code) => code.includes('lib/constants"'));
  expect(readers.length).toBeGreaterThan(2);
  const names = readers.flatMap((code) => {
    const [, variable = ''] = /const (\w+) = require\("[./]+lib\/constants"\)/.exec(code) ?? [];
    return [...code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name]) => name);
  });
  const lighter = run('lib/constants.js');
  expect([...new Set(names)].sort()).toEqual(Object.keys(lighter).sort());
  expect(constants).toMatchObject(lighter);
});

it('the others export what Next imports', () => {
  const { serverActionReducer } = run(
    'client/components/router-reducer/reducers/server-action-reducer.js',
  );
  expect(serverActionReducer).toThrow('no Server Actions');
  const lastResort = run('client/components/builtin/global-error.js');
  expect(lastResort).toEqual({ __esModule: true, default: expect.any(Function) });
  expect(run('build/polyfills/process.js')).toEqual({ env: {} });
  const { getLinkForCurrentNavigation } = run('client/components/links.js') as Record<
    string,
    () => unknown
  >;
  expect(getLinkForCurrentNavigation?.()).toBeNull();
  for (const [path, name] of [
    ['client/components/redirect-boundary.js', 'RedirectBoundary'],
    ['client/components/http-access-fallback/error-boundary.js', 'HTTPAccessFallbackBoundary'],
  ] as const) {
    const Boundary = run(path)[name] as (props: { children: string }) => unknown;
    expect(Boundary({ children: 'page' })).toBe('page');
  }
});

const CLIENT = 'client/components/';

it.each([
  [
    'links',
    ['app-router', 'app-router-state', 'sequential-router-queue', 'segment-cache/cache'],
    'client/components/links.js',
  ],
  [
    'interception-routes',
    ['router-reducer/compute-changed-path'],
    'shared/lib/router/utils/interception-routes.js',
  ],
  ['redirect-boundary', ['app-router', 'layout-router'], 'client/components/redirect-boundary.js'],
  [
    'http-access-fallback/error-boundary',
    ['layout-router'],
    'client/components/http-access-fallback/error-boundary.js',
  ],
])('what the browser calls of %s is there', (name, callers, path) => {
  for (const caller of callers) {
    const code = readFileSync(`${NEXT}${CLIENT}${caller}.js`, 'utf8');
    const [, variable] =
      new RegExp(`const (\\w+) = .*require\\("[./a-z]*${name}"\\)`).exec(code) ?? [];
    const called = [...code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(
      ([, call]) => call,
    );
    expect(called.length, caller).toBeGreaterThan(0);
    expect(Object.keys(run(path))).toEqual(expect.arrayContaining(called));
  }
});

it('the shop has no Server Actions', () => {
  const files = globSync('{app,components,lib,stores}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(500);
  const actions = files.filter((file) => /^\s*['"]use server/m.test(readFileSync(file, 'utf8')));
  expect(actions).toEqual([]);
});

it('the shop has no links, scripts, redirects and not-found answers of Next, and no intercepting routes', () => {
  const code = globSync('{app,components,lib,stores}/**/*.{ts,tsx}').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const used = code.flatMap((text) => [
    ...text.matchAll(/from 'next\/(?:link|form|script)'/g),
    ...text.matchAll(
      /import \{[^}]*\b(?:redirect|permanentRedirect|notFound|forbidden|unauthorized)\b[^}]*\} from 'next\/navigation'/g,
    ),
  ]);
  expect(used.map(String)).toEqual([]);
  expect(globSync('app/**/{(.),(..),(...)}*')).toEqual([]);
});

it('only the browser of a build gets them', () => {
  for (const { condition } of Object.values(lighterModuleRules))
    expect(condition).toEqual({ all: ['browser', 'production'] });
});
