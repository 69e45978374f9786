import type { ContractEntry } from '@/lib/contract/call';
import type { Field, FieldKind, FieldSet } from '@/lib/contract/fields';
import type { ResourceContract } from '@/lib/contract/resource';

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

const EXAMPLES: Readonly<Record<Exclude<FieldKind, 'object' | 'list'>, unknown>> = {
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

function makeValue(field: Field, choose: ChooseValue): unknown {
  if (field.example !== undefined) return field.example;
  if (field.kind === 'object') return makeValues(field.fields ?? {}, choose);
  if (field.kind === 'list') return [makeValues(field.fields ?? {}, choose)];
  return EXAMPLES[field.kind];
}

function makeValues(fields: FieldSet, choose: ChooseValue): Values {
  const entries = Object.entries(fields).map(([name, field]) => {
    return [name, choose(field, name, () => makeValue(field, choose))] as const;
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
  const { type, fields, relations } = contract;
  const made: Resource = { type, id: nextId(scope), attributes: makeValues(fields, scope.choose) };
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
    ...(meta && { meta: makeValues(meta, choose) }),
  };
}
