import { isRecord } from '@/lib/api/client/json';
import { safeUrl } from '@/lib/api/client/media-url';
import * as wire from '@/lib/api/client/wire';

/** An address of a picture or document may be relative: it is resolved against the backend. */
function isFileAddress(value: unknown): boolean {
  const address =
    typeof value === 'string' ? URL.parse(value.trim(), 'https://media.invalid/') : null;
  return address !== null && safeUrl(address.href) !== null;
}

const isContainer = (value: unknown) => Array.isArray(value) || isRecord(value);
const isEmpty = (value: unknown) => isContainer(value) && Object.keys(value as object).length === 0;
const isTexts = (value: unknown) => wire.textList.parse(value).length > 0 || isEmpty(value);

/** Whether a schema understands a value: it says null to any other. */
const by =
  (schema: { parse: (value: unknown) => unknown }) =>
  (value: unknown): boolean =>
    schema.parse(value) !== null;

const kind = (noun: string, reads: (value: unknown) => boolean, ...schemas: object[]) => ({
  noun,
  reads,
  schemas,
});

/**
 * Of each kind its name in the docs, whether the readers understand a value, and their schemas. They are asked themselves,
 * so the contract cannot be stricter than they are.
 */
const KINDS = {
  text: kind(
    'text',
    by(wire.optionalText),
    wire.text,
    wire.optionalText,
    wire.zipCode,
    wire.lastFour,
    wire.barCode,
  ),
  number: kind('number', by(wire.optionalNumber), wire.number, wire.optionalNumber, wire.amount),
  count: kind('whole number', by(wire.optionalNumber), wire.count),
  flag: kind(
    'true or false',
    by(wire.optionalFlag),
    wire.flag,
    wire.optionalFlag,
    wire.trueUnlessDenied,
  ),
  url: kind('address', by(wire.url), wire.url),
  file: kind('address of a file', isFileAddress, wire.fileUrl),
  dateTime: kind('date and time', by(wire.dateTime), wire.dateTime),
  texts: kind('list of texts', isTexts, wire.textList),
  map: kind('map', isContainer),
  object: kind('object', isRecord),
  // A list that lost its first entry is an object with numbers for names in PHP.
  list: kind('list', isContainer),
};

/** How the readers understand a value. */
export type FieldKind = keyof typeof KINDS;

/** The kind that a schema of the readers reads. Undefined for one of a single reader. */
export const findKind = (schema: object): FieldKind | undefined =>
  (Object.keys(KINDS) as FieldKind[]).find((one) => KINDS[one].schemas.includes(schema));

export const isReadable = (kind: FieldKind, value: unknown): boolean => KINDS[kind].reads(value);
export const nameKind = (kind: FieldKind): string => KINDS[kind].noun;

/** Whether a value says "there is none": null, an empty text, or PHP's empty list in place of an object. */
export const isNothing = (kind: FieldKind, value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (kind === 'object' && isEmpty(value));
