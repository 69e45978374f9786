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

interface Kind {
  noun: string;
  isReadable: (value: unknown) => boolean;
}

/** The readers are asked whether they understand a value, so the contract is never stricter. */
export const KINDS: Readonly<Record<wire.FieldKind, Kind>> = {
  text: { noun: 'text', isReadable: by(wire.optionalText) },
  number: { noun: 'number', isReadable: by(wire.optionalNumber) },
  count: { noun: 'whole number', isReadable: by(wire.optionalNumber) },
  flag: { noun: 'true or false', isReadable: by(wire.optionalFlag) },
  url: { noun: 'address', isReadable: by(wire.url) },
  file: { noun: 'address of a file', isReadable: isFileAddress },
  dateTime: { noun: 'date and time', isReadable: by(wire.dateTime) },
  texts: { noun: 'list of texts', isReadable: isTexts },
  map: { noun: 'map', isReadable: isContainer },
  object: { noun: 'object', isReadable: isRecord },
  list: { noun: 'list', isReadable: isContainer },
};

/** Whether a value says "there is none": null, an empty text, or PHP's empty list in place of an object. */
export const isNothing = (kind: wire.FieldKind, value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (kind === 'object' && isEmpty(value));
