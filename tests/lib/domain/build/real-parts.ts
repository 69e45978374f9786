import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { CheckedPart } from '@/lib/domain/build/compatibility/verdict';
import { PART_ROLES, type PartRole } from '@/lib/domain/build/part-facts';
import { readFacts } from '@/lib/domain/build/read-facts';
import type { SpecGroups } from '../../../mock-api/catalogue/types';
import { Row } from '../../../mock-api/foreign/row';
import { sheetsOf } from '../../../mock-api/foreign/sheets';
import { embeddedDrafts } from '../../../mock-api/seed/families/index';
import { type PlainPart, readPlainPart } from './plain-part';

/** The same part as the rules read it, and as its data sheet has it. */
export interface BothPart {
  rated: CheckedPart;
  plain: PlainPart;
}
export type PartsByRole = Readonly<Record<PartRole, readonly BothPart[]>>;

const FILE = fileURLToPath(
  new URL('../../../../../shared/data/buildcores-opendb-parts.jsonl.gz', import.meta.url),
);

/** The roles of foreign categories, and of those of the mock. */
const ROLES: Readonly<Record<string, PartRole>> = {
  ...({ CPU: 'cpu', Motherboard: 'motherboard', CPUCooler: 'cooler', RAM: 'ram' } as const),
  ...({ Storage: 'storage', GPU: 'gpu', PSU: 'psu', PCCase: 'case' } as const),
  ...({ procesadores: 'cpu', 'tarjetas-madre': 'motherboard', 'memorias-ram': 'ram' } as const),
  ...({ disipadores: 'cooler', 'enfriamiento-liquido': 'cooler', gabinetes: 'case' } as const),
  ...({ ssd: 'storage', 'discos-duros': 'storage', 'fuentes-de-poder': 'psu' } as const),
  'tarjetas-de-video': 'gpu',
};

function collect(
  rows: readonly { category: string; name: string; specs: () => SpecGroups }[],
): PartsByRole {
  const parts = rows.flatMap(({ category, name, specs }, index): BothPart[] => {
    const role = ROLES[category];
    if (!role) return [];
    const sheet = specs();
    const groups = Object.entries(sheet).map(([group, lines]) => {
      const attributes = Object.entries(lines).map(([name, value]) => ({ name, value }));
      return { name: group, attributes };
    });
    const rated = { productId: String(index), name, qty: 1, facts: readFacts(role, groups) };
    return [{ rated, plain: readPlainPart(role, name, sheet) }];
  });
  return Object.fromEntries(
    PART_ROLES.map((role) => [role, parts.filter(({ plain }) => plain.role === role)]),
  ) as Record<PartRole, BothPart[]>;
}

function readForeign() {
  const lines = gunzipSync(readFileSync(FILE)).toString('utf8').split('\n');
  const parts = lines.filter((line) => ROLES[/^\{"category": ?"(\w+)"/.exec(line)?.[1] ?? '']);
  return parts.map(Row.parse).map((row) => {
    const { category, name } = row;
    return { category, name, specs: () => sheetsOf(row) };
  });
}

/** The available catalogues: the generated one of the mock, and the real one if it is present beside the project. */
export function catalogues(): [name: string, parts: PartsByRole][] {
  const generated: [string, PartsByRole] = ['the generated catalogue', collect(embeddedDrafts())];
  return existsSync(FILE) ? [['real parts', collect(readForeign())], generated] : [generated];
}
