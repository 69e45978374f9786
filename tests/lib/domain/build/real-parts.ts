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
import type { PlainPart } from './plain-part';
import { readCataloguePart, readSheetPart } from './plain-readers';

/** The same part as the rules read it, and as its source data has it. */
export interface BothPart {
  rated: CheckedPart;
  plain: PlainPart;
}
export type PartsByRole = Readonly<Record<PartRole, readonly BothPart[]>>;

const FILE = fileURLToPath(
  new URL('../../../../../shared/data/buildcores-opendb-parts.jsonl.gz', import.meta.url),
);

const FOREIGN: Readonly<Record<string, PartRole>> = {
  ...({ CPU: 'cpu', Motherboard: 'motherboard', CPUCooler: 'cooler', RAM: 'ram' } as const),
  ...({ Storage: 'storage', GPU: 'gpu', PSU: 'psu', PCCase: 'case' } as const),
};

const groupsOf = (specs: SpecGroups) =>
  Object.entries(specs).map(([name, group]) => ({
    name,
    attributes: Object.entries(group).map(([attribute, value]) => ({ name: attribute, value })),
  }));

const rated = (role: PartRole, name: string, id: string, specs: SpecGroups): CheckedPart => ({
  productId: id,
  name,
  qty: 1,
  facts: readFacts(role, groupsOf(specs)),
});

function collect(parts: Iterable<BothPart>): PartsByRole {
  const byRole = Object.fromEntries(PART_ROLES.map((role) => [role, [] as BothPart[]]));
  for (const part of parts) byRole[part.plain.role]?.push(part);
  return byRole as Record<PartRole, BothPart[]>;
}

function* foreignParts(): Generator<BothPart> {
  const lines = gunzipSync(readFileSync(FILE)).toString('utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    const role = FOREIGN[/^\{"category": ?"(\w+)"/.exec(line)?.[1] ?? ''];
    if (!role) continue;
    const row = Row.parse(line);
    yield {
      rated: rated(role, row.name, String(index), sheetsOf(row)),
      plain: readCataloguePart(role, row),
    };
  }
}

const SHELVES: Readonly<Record<string, PartRole>> = {
  ...({ procesadores: 'cpu', 'tarjetas-madre': 'motherboard', 'memorias-ram': 'ram' } as const),
  ...({ disipadores: 'cooler', 'enfriamiento-liquido': 'cooler', gabinetes: 'case' } as const),
  ...({ ssd: 'storage', 'discos-duros': 'storage', 'fuentes-de-poder': 'psu' } as const),
  'tarjetas-de-video': 'gpu',
};

function* generatedParts(): Generator<BothPart> {
  for (const [index, draft] of embeddedDrafts().entries()) {
    const role = SHELVES[draft.category];
    if (!role) continue;
    const specs = draft.specs();
    yield {
      rated: rated(role, draft.name, String(index), specs),
      plain: readSheetPart(role, draft.name, specs),
    };
  }
}

/** The available catalogues: the generated one of the mock, and the real one if it is present beside the project. */
export function catalogues(): [name: string, parts: PartsByRole][] {
  const generated: [string, PartsByRole] = ['the generated catalogue', collect(generatedParts())];
  return existsSync(FILE) ? [['real parts', collect(foreignParts())], generated] : [generated];
}
