import type { FieldKind } from '@/lib/api/client/wire';
import type { ContractEntry } from '@/lib/contract/call';
import type { Field, FieldSet, ResourceContract } from '@/lib/contract/fields';
import { EXAMPLES } from './examples';

type Values = Record<string, unknown>;

/**
 * What a document has for a field. `make` gives its example; undefined leaves it out.
 * @param name of the field
 */
export type ChooseValue = (field: Field, name: string, make: () => unknown) => unknown;

interface Resource {
  type: string;
  id: string;
  attributes: Values;
  relationships?: Record<string, { data: unknown }>;
}

export interface ExampleDocument {
  data?: Resource | Resource[];
  included?: Resource[];
  meta?: Values;
}

const OF_KIND: Readonly<Record<Exclude<FieldKind, 'object' | 'list'>, unknown>> = {
  text: 'Texto',
  number: 10,
  count: 1,
  flag: false,
  url: 'https://backend.example/pagina',
  file: 'https://backend.example/media/1.webp',
  dateTime: '2026-03-02T18:00:00Z',
  texts: ['Texto'],
  map: {},
};

/** Long enough for every screen: a landing's sections' products' brands. */
const MAX_DEPTH = 3;

const useExample: ChooseValue = (_, __, make) => make();

/** @param holders what the field stands in: a description of a resource and its type, a field, or `meta` */
function makeValue(field: Field, name: string, holders: readonly string[], choose: ChooseValue) {
  const { kind, fields } = field;
  if (kind === 'object') return makeValues(fields ?? {}, [name], choose);
  if (kind === 'list' && fields) return [makeValues(fields, [name], choose)];
  const names = [...holders.map((holder) => `${holder}.${name}`), name];
  const known = names.find((one) => one in EXAMPLES);
  return known ? EXAMPLES[known] : kind === 'list' ? [{}] : OF_KIND[kind];
}

function makeValues(fields: FieldSet, holders: readonly string[], choose: ChooseValue): Values {
  const entries = Object.entries(fields).map(([name, field]) => {
    const make = () => makeValue(field, name, holders, choose);
    return [name, choose(field, name, make)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

interface Scope {
  choose: ChooseValue;
  included: Resource[];
  lastId: number;
}

const nextId = (scope: Scope) => String(++scope.lastId);

function makeResource(scope: Scope, contract: ResourceContract, depth: number): Resource {
  const { type, name, fields, relations } = contract;
  const attributes = makeValues(fields, [name, type], scope.choose);
  const made: Resource = { type, id: nextId(scope), attributes };
  const linked = Object.entries(depth < MAX_DEPTH ? relations : {}).map(([name, relation]) => {
    const one = makeResource(scope, relation.resource(), depth + 1);
    scope.included.push(one);
    const link = { type: one.type, id: one.id };
    return [name, { data: relation.isMany ? [link] : link }] as const;
  });
  if (linked.length > 0) made.relationships = Object.fromEntries(linked);
  return made;
}

/** The answer to a login in the form of this project: the customer as `data` and the token in `meta`. */
const SESSION: ExampleDocument = {
  data: { type: 'customers', id: '7', attributes: { name: 'Laura', email: 'laura@example.mx' } },
  meta: { token: 'eyJhbGciOi…', expires_in: 3600, device_token: null },
};

/** Only what must be there. */
export const buildLeastDocument = (entry: ContractEntry) =>
  buildExampleDocument(entry, ({ level }, _, make) => (level === 'must' ? make() : undefined));

/** An answer to a call with everything that the shop reads. @param choose what it has for each field */
export function buildExampleDocument(
  { data, meta, isSession }: ContractEntry,
  choose: ChooseValue = useExample,
): ExampleDocument {
  if (isSession) return SESSION;
  const scope: Scope = { choose, included: [], lastId: 0 };
  const made = data && makeResource(scope, data.resource, 0);
  return {
    ...(made && { data: data.isMany ? [made] : made }),
    ...(scope.included.length > 0 && { included: scope.included }),
    ...(meta && { meta: makeValues(meta, ['meta'], choose) }),
  };
}
