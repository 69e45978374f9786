import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { CheckedPart } from '@/lib/domain/build/compatibility/verdict';
import { PART_ROLES, type PartRole } from '@/lib/domain/build/part-facts';
import { readFacts } from '@/lib/domain/build/read-facts';
import type { Article, Draft } from '../../../mock-api/catalogue/types';
import { Row } from '../../../mock-api/foreign/row';
import { sheetsOf } from '../../../mock-api/foreign/sheets';
import { openBackend } from '../../../mock-api/open-backend';
import { embeddedDrafts } from '../../../mock-api/seed/families/index';
import { must } from '../../../mock-api/test-client';

/** The same part as the shop's rules read it, and as the mock backend has it. */
export interface BothPart {
  role: PartRole;
  rated: CheckedPart;
  article: Article;
}
export type PartsByRole = Readonly<Record<PartRole, readonly BothPart[]>>;

const FILE = fileURLToPath(
  new URL('../../../../../shared/data/buildcores-opendb-parts.jsonl.gz', import.meta.url),
);

/** The roles of the mock's shelves, and the shelves of foreign categories. */
const ROLES: Readonly<Record<string, PartRole>> = {
  ...({ procesadores: 'cpu', 'tarjetas-madre': 'motherboard', 'memorias-ram': 'ram' } as const),
  ...({ disipadores: 'cooler', 'enfriamiento-liquido': 'cooler', gabinetes: 'case' } as const),
  ...({ ssd: 'storage', 'discos-duros': 'storage', 'fuentes-de-poder': 'psu' } as const),
  'tarjetas-de-video': 'gpu',
};
const SHELVES: Readonly<Record<string, string>> = {
  CPU: 'procesadores',
  Motherboard: 'tarjetas-madre',
  CPUCooler: 'disipadores',
  RAM: 'memorias-ram',
  Storage: 'ssd',
  GPU: 'tarjetas-de-video',
  PSU: 'fuentes-de-poder',
  PCCase: 'gabinetes',
};

// What no rule asks for is that of any article.
const other = must((await openBackend({ size: 150 })).articles[0]);

function collect(
  rows: readonly (Pick<Draft, 'name' | 'specs'> & { category: string })[],
): PartsByRole {
  const parts = rows.flatMap((row, index): BothPart[] => {
    const role = ROLES[row.category];
    if (!role) return [];
    const { name } = row;
    const groups = Object.entries(row.specs()).map(([group, lines]) => {
      const attributes = Object.entries(lines).map(([name, value]) => ({ name, value }));
      return { name: group, attributes };
    });
    const rated = { productId: String(index), name, qty: 1, facts: readFacts(role, groups) };
    return [{ role, rated, article: { ...other, ...row } }];
  });
  return Object.fromEntries(
    PART_ROLES.map((role) => [role, parts.filter((one) => one.role === role)]),
  ) as Record<PartRole, BothPart[]>;
}

/** Liquid coolers and drives stand on more than one shelf of the mock. */
function shelfOf(row: Row): string {
  if (row.category !== 'CPUCooler') return SHELVES[row.category] ?? '';
  const isLiquid = row.flag('water_cooled') || row.number('radiator_size') > 0;
  return isLiquid ? 'enfriamiento-liquido' : 'disipadores';
}

function readForeign() {
  const lines = gunzipSync(readFileSync(FILE)).toString('utf8').split('\n');
  const parts = lines.filter((line) => SHELVES[/^\{"category": ?"(\w+)"/.exec(line)?.[1] ?? '']);
  return parts.map(Row.parse).map((row) => {
    return { category: shelfOf(row), name: row.name, specs: () => sheetsOf(row) };
  });
}

/** The available catalogues: the generated one of the mock, and the real one if it is present beside the project. */
export function catalogues(): [name: string, parts: PartsByRole][] {
  const generated: [string, PartsByRole] = ['the generated catalogue', collect(embeddedDrafts())];
  return existsSync(FILE) ? [['real parts', collect(readForeign())], generated] : [generated];
}
