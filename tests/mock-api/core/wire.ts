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

/** `minimun_amount=minimum` is the field `minimum` under another name. */
type Field<Name extends string> = Name extends `${string}=${infer Own}` ? Own : Name;

/** The named fields of a row under their names on the wire, in this order. */
export function toWire<Row extends object, Names extends string>(
  row: Row,
  names: [Field<Words<Names>>] extends [keyof Row] ? Names : never,
): Record<string, Json> {
  const all = { ...row } as Record<string, unknown>;
  const fields = wordsOf(names).map((name) => {
    const [wire = '', own] = name.split('=');
    return [own ? wire : toSnake(wire), all[own ?? wire] as Json];
  });
  return Object.fromEntries(fields);
}

type Camel<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** What was sent, under the names that a row has for it. */
export const fromWire = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [toCamel(name), value])) as {
    [Name in keyof Fields as Camel<Name>]: Fields[Name];
  };
