import * as z from 'zod/mini';
import { ApiError } from '../errors';
import { isRecord } from '../json';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { requireEntity } from '../require-entity';
import { safeUrl } from '../safe-url';

/** A schema field that never fails: it converts known values and uses the fallback for all others. */
export function field<T>(convert: (value: unknown) => T | undefined, fallback: T) {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((value): T => convert(value) ?? fallback),
  );
}

export function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim();
  return Number.isFinite(value) ? String(value) : undefined;
}

/** A number, also from a text such as `"1299.50"`. */
export function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  // Adding 0 turns -0 into 0, because -0 would be shown as "-0".
  return typeof number === 'number' && Number.isFinite(number) ? number + 0 : undefined;
}

export function toFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  // PHP sends a column of decimals as "0.00".
  const number = toNumber(value);
  if (number === 1 || value === 'true') return true;
  return number === 0 || value === 'false' ? false : undefined;
}

const toUrl = (value: unknown): string | undefined =>
  typeof value === 'string' ? (safeUrl(value) ?? undefined) : undefined;

const toDateTime = (value: unknown): string | undefined =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;

/** A list. In PHP one that has lost an entry becomes an object whose names are numbers. */
export function toList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const isNumbered = isRecord(value) && Object.keys(value).every((name) => /^\d+$/.test(name));
  return isNumbered ? Object.values(value) : undefined;
}

/** The texts in a list. Anything else in it is left out. */
const toTextList = (value: unknown): string[] | undefined =>
  toList(value)
    ?.map((one) => toText(one) ?? '')
    .filter(Boolean);

export const text = field(toText, '');
export const optionalText = field<string | null>((value) => toText(value) || null, null);
export const number = field(toNumber, 0);
/** A required amount of money, also a balance. @throws ApiError when it is missing, because 0 would be shown as true. */
export const amount = field((value) => requireEntity(toNumber(value)), 0);
export const optionalNumber = field<number | null>(toNumber, null);
/** A whole number, at least 0. */
export const count = field((value) => {
  const found = toNumber(value);
  return found === undefined ? undefined : Math.max(0, Math.trunc(found));
}, 0);
export const flag = field(toFlag, false);
/** True or false; null when the backend does not say it. */
export const optionalFlag = field<boolean | null>(toFlag, null);
/** True unless the backend explicitly says false or 0. */
export const trueUnlessDenied = field(toFlag, true);
/** A safe address, which a page may link to or load. Null for any other. */
export const url = field<string | null>(toUrl, null);
/** A date and time that `Date` can parse. */
export const dateTime = field<string | null>(toDateTime, null);
export const textList = field(toTextList, []);

/** A list of objects, each read by `read`. Those for which it returns null are left out. */
export function listOf<T>(read: (entry: Record<string, unknown>) => T | null) {
  return field<T[]>(
    (value) =>
      toList(value)
        ?.filter(isRecord)
        .map(read)
        .filter((one) => one !== null),
    [],
  );
}

export const isModel = (value: unknown): value is JsonApiModel =>
  isRecord(value) && typeof value.type === 'string' && typeof value.id === 'string';

/** A to-one relation, or null. */
export function relation(model: JsonApiModel, name: string): JsonApiModel | null {
  const value = model[name];
  return isModel(value) ? value : null;
}

/** A to-many relation. A single resource counts as a list of one. */
export function relations(model: JsonApiModel, name: string): JsonApiModel[] {
  return models(model[name]);
}

/** The models in the `data` of a document. */
export function models(data: unknown): JsonApiModel[] {
  return (Array.isArray(data) ? data : [data]).filter(isModel);
}

/** Reads each model. @returns the entities in the same order, without duplicate ids */
export function entities<T extends { id: string }>(
  found: readonly JsonApiModel[],
  read: (model: JsonApiModel) => T | null,
): T[] {
  const byId = new Map<string, T>();
  for (const model of new Set(found)) {
    const entity = read(model);
    if (entity && !byId.has(entity.id)) byId.set(entity.id, entity);
  }
  return [...byId.values()];
}

/** Like `entities`, for a list whose others are shown when one lacks a required amount. That one is left out. */
export const readableEntities = <T extends { id: string }>(
  found: readonly JsonApiModel[],
  read: (model: JsonApiModel) => T | null,
): T[] =>
  entities(found, (model) => {
    try {
      return read(model);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'parse') return null;
      throw error;
    }
  });

/** The first entity of an answer. Null when it has none. @throws ApiError when it lacks a required amount */
export const firstEntity = <T extends { id: string }>(
  document: JsonApiDocument | null,
  read: (model: JsonApiModel) => T | null,
): T | null => entities(models(document?.data), read)[0] ?? null;
