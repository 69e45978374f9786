import { createRequire } from 'node:module';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

const config = createRequire(import.meta.url)('../layers/dependency-cruiser.cjs');

const SOURCES = ['app', 'components', 'lib', 'stores', 'tests', 'e2e'];
const FILES = ['proxy.ts', 'instrumentation.ts', 'instrumentation-client.ts'];

export interface ImportGraph {
  /** The files that import a file. */
  importers: ReadonlyMap<string, readonly string[]>;
  /** The imports that the layers forbid. */
  violations: string[];
}

/** Reads what imports what, in the source and in the tests, with the rules of `tests/layers`. */
export async function readImportGraph(): Promise<ImportGraph> {
  const { output } = await cruise([...SOURCES, ...FILES], {
    ...config.options,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
    outputType: 'json',
  });
  const { modules, summary }: ICruiseResult = JSON.parse(String(output));
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
    }
  }
  const violations = summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  );
  return { importers, violations };
}

/** What imports one of these files, directly or not, each with the number of imports between. The files themselves have 0. */
export function findImporters(
  { importers }: Pick<ImportGraph, 'importers'>,
  files: readonly string[],
): Map<string, number> {
  const distances = new Map(files.map((file) => [file, 0]));
  // A Map is walked through with what is added meanwhile.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}

/** The nearest first. */
export const byDistance = (distances: ReadonlyMap<string, number>): string[] =>
  [...distances].sort(([, one], [, other]) => one - other).map(([file]) => file);
