import { isRecord } from '@/lib/api/client/json';
import { safeUrl } from '@/lib/api/client/media-url';
import {
  dateTime,
  flag,
  optionalNumber,
  optionalText,
  textList,
  trueUnlessDenied,
  url,
} from '@/lib/api/client/wire';
import type { FieldKind } from './fields';

/** An address of a picture or document may be relative: it is resolved against the backend. */
function isFileAddress(value: unknown): boolean {
  const address =
    typeof value === 'string' ? URL.parse(value.trim(), 'https://media.invalid/') : null;
  return address !== null && safeUrl(address.href) !== null;
}

const isContainer = (value: unknown) => Array.isArray(value) || isRecord(value);

/** Whether the readers understand a value. They are asked themselves, so the contract cannot be stricter than they are. */
const READABLE: Readonly<Record<FieldKind, (value: unknown) => boolean>> = {
  text: (value) => optionalText.parse(value) !== null,
  number: (value) => optionalNumber.parse(value) !== null,
  count: (value) => optionalNumber.parse(value) !== null,
  // What is neither true nor false takes the default of each.
  flag: (value) => flag.parse(value) === trueUnlessDenied.parse(value),
  url: (value) => url.parse(value) !== null,
  file: isFileAddress,
  dateTime: (value) => dateTime.parse(value) !== null,
  texts: (value) => textList.parse(value).length > 0 || isEmpty(value),
  map: isContainer,
  object: isRecord,
  // A list that lost its first entry is an object with numbers for names in PHP.
  list: isContainer,
};

export const isReadable = (kind: FieldKind, value: unknown): boolean => READABLE[kind](value);

function isEmpty(value: unknown): boolean {
  return isContainer(value) && Object.keys(value as object).length === 0;
}

/** Whether a value says "there is none": null, an empty text, or PHP's empty list in place of an object. */
export const isNothing = (kind: FieldKind, value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (kind === 'object' && isEmpty(value));

/** How the docs name each kind. */
export const KIND_NAMES: Readonly<Record<FieldKind, string>> = {
  text: 'text',
  number: 'number',
  count: 'whole number',
  flag: 'true or false',
  url: 'address',
  file: 'address of a file',
  dateTime: 'date and time',
  texts: 'list of texts',
  map: 'map',
  object: 'object',
  list: 'list',
};
