import { isRecord } from '@/lib/api/client/json';
import type { JsonApiModel } from '@/lib/api/client/json-api';
import type { Query } from '@/lib/api/client/url';
import { relation, relations } from '@/lib/api/client/wire';
import type { ContractEntry } from './call';
import {
  type Field,
  type FieldSet,
  type Level,
  type Relation,
  type ResourceContract,
  weakerLevel,
} from './fields';
import { isNothing, KINDS } from './kinds';

export interface ContractFinding {
  level: Level;
  call: string;
  screen: string;
  type: string;
  id: string;
  field: string;
  problem: string;
  consequence: string;
}

type NewFinding = Pick<ContractFinding, 'level' | 'field' | 'problem'> &
  Partial<Pick<ContractFinding, 'type' | 'id'>> & { loss: string };

export interface Findings {
  list: ContractFinding[];
  add: (found: NewFinding) => void;
}

export function openFindings({ endpoint, level: most, screens }: ContractEntry): Findings {
  const list: ContractFinding[] = [];
  const place = {
    call: `${endpoint.method} ${endpoint.path}`,
    screen: screens[0] ?? 'No screen',
  };
  return {
    list,
    add: ({ level, type = '', id = '', field, problem, loss: consequence }) => {
      const weight = weakerLevel(level, most);
      list.push({ level: weight, ...place, type, id, field, problem, consequence });
    },
  };
}

/** What a call asked for: the fields of each type, and the relations that it includes. Null: it did not say. */
interface RequestedFields {
  fieldsOf: (type: string) => ReadonlySet<string> | null;
  /** Whether a relation was included; its path is `sections.products`. */
  includes: (path: string) => boolean;
}

const words = (text: unknown) => String(text).split(',');

export function readRequestedFields(query: Query): RequestedFields {
  const paths = words(query.include ?? '');
  return {
    fieldsOf: (type) => {
      const fields = query[`fields[${type}]`] ?? null;
      return fields === null ? null : new Set(words(fields));
    },
    includes: (path) => paths.some((one) => one === path || one.startsWith(`${path}.`)),
  };
}

interface Place {
  type: string;
  id: string;
  /** Of the object that holds the fields: `price_detail.`. */
  path?: string;
  /** What lies inside weighs no more than what holds it. */
  most?: Level;
}

type Values = Readonly<Record<string, unknown>>;

const isMissing = ({ kind }: Field, value: unknown) =>
  value === undefined || isNothing(kind, value);

const isBareValue = ({ fields, bare }: Field, value: unknown): boolean => {
  const said = bare === undefined ? undefined : fields?.[bare];
  return said !== undefined && KINDS[said.kind].isReadable(value);
};

const hasStandIn = (field: Field, values: Values): boolean =>
  field.or.some((name) => (values[name] ?? '') !== '');

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return `${typeof value === 'string' ? 'the text ' : ''}${text.length > 40 ? `${text.slice(0, 40)}…` : text}`;
}

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

function problemOf(field: Field, value: unknown): string | null {
  if (isMissing(field, value)) {
    // What is there for some only says nothing by its absence; for the rest null means that there is none.
    if (field.isExtra || (field.level === 'may' && value !== undefined)) return null;
    return value === undefined ? 'is absent' : `is ${value === null ? 'null' : 'empty'}`;
  }
  if (KINDS[field.kind].isReadable(value) || isBareValue(field, value)) return null;
  return `is ${describeValue(value)} and not ${withArticle(KINDS[field.kind].noun)}`;
}

export function checkFields(findings: Findings, fields: FieldSet, values: Values, place: Place) {
  for (const [name, field] of Object.entries(fields))
    checkField(findings, field, name, values, place);
}

function checkField(findings: Findings, field: Field, name: string, values: Values, place: Place) {
  const value = values[name];
  const { type, id, path = '', most = 'must' } = place;
  const level = weakerLevel(field.level, most);
  const problem = problemOf(field, value);
  if (problem) {
    if (!hasStandIn(field, values))
      findings.add({ level, type, id, field: path + name, problem, loss: field.loss });
    return;
  }
  if (!field.fields || isMissing(field, value) || isBareValue(field, value)) return;
  const isList = field.kind === 'list';
  for (const [index, entry] of isList ? Object.entries(value as object) : [['', value]]) {
    const inside = { type, id, path: `${path}${name}${isList ? `[${index}]` : ''}.`, most: level };
    checkFields(findings, field.fields, isRecord(entry) ? entry : {}, inside);
  }
}

/** Longest way through relations. Categories and products refer to each other in circles. */
const MAX_DEPTH = 4;

interface Step {
  path: string;
  depth: number;
  most: Level;
}

export function checkResource(
  findings: Findings,
  contract: ResourceContract,
  model: JsonApiModel,
  asked: RequestedFields,
  { path, depth, most }: Step = { path: '', depth: 0, most: 'must' },
): void {
  const { type, withoutId: loss } = contract;
  const place = { type, id: model.id, most };
  if (!model.id && loss)
    findings.add({ type, level: most, field: 'id', problem: 'is absent', loss });
  const sparse = asked.fieldsOf(type);
  const isAsked = ([name]: [string, unknown]) => sparse === null || sparse.has(name);
  const fields = Object.fromEntries(Object.entries(contract.fields).filter(isAsked));
  checkFields(findings, fields, model, place);
  if (depth === MAX_DEPTH) return;
  for (const [name, linked] of Object.entries(contract.relations)) {
    const level = weakerLevel(linked.level, most);
    const step = { path: path ? `${path}.${name}` : name, depth: depth + 1, most: level };
    const isIncluded = asked.includes(step.path);
    const add = (problem: string) =>
      findings.add({ type, id: model.id, level, field: name, loss: linked.loss, problem });
    if (isLacking(linked, name, model, isIncluded)) add('is absent');
    const resource = linked.resource();
    for (const one of findLinked(linked, name, model)) {
      if (!isBare(resource, one)) checkResource(findings, resource, one, asked, step);
      else if (isIncluded) add(`names ${one.type} ${one.id}, which is not included`);
    }
  }
}

/** Whether a relation is absent that should be there. To-one relations are often empty, and jsona leaves those out too. */
const isLacking = (
  { isMany, level, or }: Relation,
  name: string,
  model: JsonApiModel,
  isIncluded: boolean,
): boolean =>
  model[name] === undefined &&
  (level === 'must' || (isIncluded && isMany)) &&
  !or.some((other) => other in model);

function findLinked({ isMany }: Relation, name: string, model: JsonApiModel): JsonApiModel[] {
  if (isMany) return relations(model, name);
  const one = relation(model, name);
  return one ? [one] : [];
}

function isBare({ fields, relations: linked }: ResourceContract, model: JsonApiModel): boolean {
  const names = Object.keys({ ...fields, ...linked });
  return names.length > 0 && names.every((name) => !(name in model));
}
