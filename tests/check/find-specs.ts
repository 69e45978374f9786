import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSearchPath, planSearchRequest } from '@/lib/routing/search-request';
import { findImporters, type ImportGraph } from './import-graph';
import { findSpecPaths } from './spec-paths';

/** The segment of the documents that serve every id. */
const ANY_ID = 'cualquiera';

/** The segments of a page's address, from its file. */
const readSegments = (file: string): string[] =>
  dirname(file)
    .split('/')
    .slice(1)
    .filter((segment) => !segment.startsWith('('));

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  for (const [index, segment] of pattern.entries()) {
    if (/^\[?\[\.\.\./.test(segment)) return true;
    const given = path[index];
    if (given === undefined) return false;
    const isFree = segment.startsWith('[') || segment === ANY_ID || given.includes('*');
    if (!isFree && segment !== given) return false;
  }
  return pattern.length === path.length;
}

/** The files of `app` that answer a path. `*` in it stands for anything. */
export function findPages(path: string, pages: readonly string[]): string[] {
  const [pathname = '/'] = path.split(/[?#]/);
  const served = isSearchPath(pathname)
    ? planSearchRequest(pathname, new URLSearchParams()).pathname
    : pathname;
  const segments = served.split('/').filter((segment) => segment !== '');
  const fitting = pages.filter((page) => matches(readSegments(page), segments));
  // An address that is written out belongs to its own page, and not to the one that takes any.
  const free = (page: string) => readSegments(page).filter((one) => /^\[|^cualquiera$/.test(one));
  const least = Math.min(...fitting.map((page) => free(page).length));
  return fitting.filter((page) => free(page).length === least);
}

/**
 * The browser specs that a change concerns, the nearest first: those which import a changed file, and those which open a page that does. A
 * change of what every page has, such as the header, concerns them all.
 */
export function findSpecs(graph: ImportGraph, changed: readonly string[]): string[] {
  const distances = findImporters(graph, changed);
  const pages = globSync('app/**/{page.tsx,route.ts}');
  const frames = globSync('app/**/layout.tsx');
  const everywhere = Math.min(...frames.map((file) => distances.get(file) ?? Infinity));
  const found = new Map<string, number>();
  for (const spec of globSync('e2e/specs/**/*.spec.ts')) {
    const direct = distances.get(spec) ?? Infinity;
    let nearest = Infinity;
    for (const [path, depth] of findSpecPaths(spec)) {
      for (const page of findPages(path, pages)) {
        nearest = Math.min(nearest, depth + (distances.get(page) ?? Infinity));
      }
    }
    // Farther than any page that imports the file itself.
    const distance = Math.min(direct, nearest, 100 + everywhere);
    if (distance < Infinity) found.set(spec, distance);
  }
  return [...found].sort(([, one], [, other]) => one - other).map(([spec]) => spec);
}
