import { isRecord } from '@/lib/api/client/json';

/** A field or a type that is named after a token, in any spelling: `refresh_token`, `deviceToken`, `X-Access-Token`, `tokens`. */
const TOKEN_NAME = /^[\w.-]*token[s\d]*$|(device|refresh)[\W_]*token/i;
/** The same as a value, as in `{ "name": "refresh_token", "value": … }`. A product may be called `token`. */
const TOKEN_WORD = /^[\w.-]*(device|refresh)[_-]?token[s\d]*$/i;
/** Such a name with its value in a text: JSON in JSON, or the query of an address. */
const TOKEN_TEXT = /(device|refresh)[\W_]{0,3}token[\\"'\s]{0,6}[:=]/i;

function isToken(value: unknown): boolean {
  if (typeof value === 'string') return TOKEN_TEXT.test(value);
  if (!isRecord(value)) return false;
  const isResource = typeof value.type === 'string' && TOKEN_NAME.test(value.type);
  return (
    isResource ||
    Object.values(value).some((one) => typeof one === 'string' && TOKEN_WORD.test(one))
  );
}

/** A value without what is named a token, however deep. No screen reads such a field of the backend. */
export function withoutTokens<T>(value: T): T;
export function withoutTokens(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((one) => !isToken(one)).map((one) => withoutTokens(one));
  if (!isRecord(value)) return value;
  const others = Object.entries(value).filter(
    ([name, one]) => !TOKEN_NAME.test(name) && !isToken(one),
  );
  return Object.fromEntries(others.map(([name, one]) => [name, withoutTokens(one)]));
}

const LAYERS = 3;
/** A letter as an escape of JSON (`\u007c`, without its backslash) or of an address (`%7C`). */
const ESCAPE = /u00([0-7][\da-f])|%([0-7][\da-f])/gi;

/** A text without the escapes of JSON and of addresses. It is only good for comparing. */
function withoutEscapes(text: string, layers = LAYERS): string {
  const plain = text
    .replaceAll('\\', '')
    .replace(ESCAPE, (_, json?: string, address?: string) =>
      String.fromCharCode(Number.parseInt(json ?? address ?? '', 16)),
    );
  return plain === text || layers === 1 ? plain : withoutEscapes(plain, layers - 1);
}

/** As it stands within base64, where its beginning has three positions (`Authorization: Basic`). The letters at both ends depend on what is beside it. */
const base64Forms = (text: string): string[] =>
  [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.from(' '.repeat(before) + text);
    const [first, end] = [Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6)];
    return (['base64', 'base64url'] as const).map((form) => bytes.toString(form).slice(first, end));
  });

/** A shorter text is no secret: it would be found by chance. */
const MIN_LENGTH = 8;

/** As it is, within another string, in the escapes of JSON or of an address, or in base64. */
export function containsSecret(text: string, secrets: readonly (string | null | undefined)[]) {
  const plain = withoutEscapes(text);
  const forms = secrets.flatMap((secret) =>
    secret && secret.length >= MIN_LENGTH ? [secret, ...base64Forms(secret)] : [],
  );
  return forms.some((form) => text.includes(form) || plain.includes(withoutEscapes(form)));
}
