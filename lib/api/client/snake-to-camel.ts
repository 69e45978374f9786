import * as z from 'zod/mini';
import { toCamelCase } from './camel-case';
import { isRecord } from './json';
import type { FieldReader } from './wire';

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

export type CamelCased<Shape extends z.core.$ZodShape> = {
  [Name in keyof Shape as CamelCase<Name> & string]: z.output<Shape[Name]>;
};

/** Reads the fields of an object under camelCase names. A value that is not an object is read as one without fields. */
export function snakeToCamel<Shape extends z.core.$ZodShape>(
  shape: Shape,
): FieldReader<Shape, CamelCased<Shape>> {
  const schema = z.object(shape);
  const names = Object.keys(shape).map((name) => [name, toCamelCase(name)] as const);
  const readFields = (value: unknown) => {
    const read: Record<string, unknown> = schema.parse(isRecord(value) ? value : {});
    return Object.fromEntries(
      names.map(([name, camel]) => [camel, read[name]]),
    ) as CamelCased<Shape>;
  };
  return Object.assign(readFields, { shape });
}

/** Like `snakeToCamel`. Null when one of the `required` fields is empty, because without it the rest says nothing. */
export function snakeToCamelOrNull<Shape extends z.core.$ZodShape>(
  shape: Shape,
  ...required: (keyof CamelCased<Shape>)[]
): FieldReader<Shape, CamelCased<Shape> | null> {
  const read = snakeToCamel(shape);
  const readComplete = (value: unknown) => {
    const found = read(value);
    return required.every((name) => found[name]) ? found : null;
  };
  return Object.assign(readComplete, { shape });
}

export const camelToSnake = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
