import { hasField } from '../dialects/spec-fields';
import { badParameter, demandParameter } from './problem';
import { list } from './text';
import { type Words, wordsOf } from './wire';

export function wholeParameter(
  query: URLSearchParams,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const raw = query.get(name);
  if (raw === null) return fallback;
  const value = Number(raw);
  if (!/^\d+$/.test(raw) || value < min || value > max) {
    throw badParameter(name, `El parámetro "${name}" debe ser un entero entre ${min} y ${max}.`);
  }
  return value;
}

/** An amount in pesos, or null when absent. */
export function amountParameter(query: URLSearchParams, name: string): number | null {
  const raw = query.get(name);
  if (raw === null || raw === '') return null;
  const isRight = /^\d+(\.\d{1,2})?$/.test(raw);
  demandParameter(isRight, name, `El parámetro "${name}" debe ser una cantidad en pesos.`);
  return Number(raw);
}

export function flagParameter(query: URLSearchParams, name: string): boolean {
  const raw = query.get(name);
  if (raw === null || raw === '0' || raw === '') return false;
  if (raw !== '1') throw badParameter(name, `El parámetro "${name}" debe ser 0 o 1.`);
  return true;
}

export function listParameter(query: URLSearchParams, name: string): string[] | undefined {
  const raw = query.get(name);
  return raw === null ? undefined : list(raw);
}

/** One of several orders; the first one when nothing is said. */
export function sortParameter<Names extends string>(query: URLSearchParams, names: Names) {
  const all: Words<Names>[] = wordsOf(names);
  const raw = query.get('sort') ?? all[0];
  const sort = all.find((one) => one === raw);
  demandParameter(sort, 'sort', `El orden "${raw}" no existe.`);
  return sort;
}

/** A sparse fieldset; refuses a field that the resource does not have. */
export function fieldsParameter(query: URLSearchParams, type: string) {
  const name = `fields[${type}]`;
  const fields = listParameter(query, name);
  const stranger = fields?.find((field) => !hasField(type, field));
  if (stranger) throw badParameter(name, `El campo "${stranger}" no existe en ${type}.`);
  return fields && new Set(fields);
}

/** `include` as a tree: `a,b.c` → `{a: {}, b: {c: {}}}`. */
export interface IncludeTree {
  [name: string]: IncludeTree;
}

/** @param known names that it may walk through, at any depth */
export function includeParameter(query: URLSearchParams, known: string): IncludeTree {
  const allowed = wordsOf(known);
  const tree: IncludeTree = {};
  for (const path of listParameter(query, 'include') ?? []) {
    let node = tree;
    for (const name of path.split('.')) {
      if (!allowed.includes(name)) throw badParameter('include', `No se puede incluir "${path}".`);
      node[name] ??= {};
      node = node[name];
    }
  }
  return tree;
}
