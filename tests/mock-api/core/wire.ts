import type { Json } from './json-api';

/** The words of a text, as a type: `Words<'id name'>` is `'id' | 'name'`. */
export type Words<Text extends string> = Text extends `${infer First}${' ' | '\n'}${infer Rest}`
  ? Exclude<First, ''> | Words<Rest>
  : Exclude<Text, ''>;

export const wordsOf = <Text extends string>(text: Text): Words<Text>[] =>
  text.split(/\s+/).filter((one): one is Words<Text> => one !== '');

/** Names of the wire are those of the rows in snake case. */
const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toCamel = (name: string) =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The named fields of a row under their names on the wire, in this order. */
export function toWire<Row extends object, Names extends string>(
  row: Row,
  names: [Words<Names>] extends [keyof Row] ? Names : never,
): Record<string, Json> {
  const all = { ...row } as Record<string, unknown>;
  return Object.fromEntries(wordsOf(names).map((name) => [toSnake(name), all[name] as Json]));
}

type Camel<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** What was sent, under the names that a row has for it. */
export const fromWire = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [toCamel(name), value])) as {
    [Name in keyof Fields as Camel<Name>]: Fields[Name];
  };
