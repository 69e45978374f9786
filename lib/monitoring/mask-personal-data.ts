/** What a message of the backend or of a library may quote, and what stands in its place. */
const PERSONAL: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[e-mail]'],
  // JSON Web Tokens, and what follows the word of an authorization header.
  [/\beyJ[\w.-]*/g, '[token]'],
  [/\bBearer\s+[^\s"',]+/gi, 'Bearer [token]'],
  // The query of an address: a search text, a token of a mail.
  [/(?<=[\w/])\?[\w.~%-]+=[^\s"'`<>)]*/g, '?[query]'],
  // RFC and CURP begin alike: letters and a date.
  [/(?<![\p{L}\d])[\p{Lu}&]{3,4}\d{6}[A-Z\d]{3,8}(?![\p{L}\d])/gu, '[RFC]'],
  // Telephone and card numbers, also written in groups.
  [/(?<![\w-])\+?\d(?:[ -]?\d){9,18}(?![\w-])/g, '[number]'],
  // The rest of the line after the beginning of a database's statement, which has its values.
  [/\b(?:insert into|delete from|update \S{1,80} set|select .{1,200}? from)\b.*/gi, '[SQL]'],
];

/** Longest text that is logged, in characters: that of a stack is shorter. */
const MAX_LENGTH = 10_000;

/** A text for the log without what identifies a person: e-mail addresses, tokens, RFC, telephone and card numbers, SQL. */
export const maskPersonalData = (text: unknown): unknown =>
  typeof text === 'string'
    ? // Cut at last: half an address would not be recognised.
      PERSONAL.reduce((masked, [pattern, name]) => masked.replace(pattern, name), text).slice(
        0,
        MAX_LENGTH,
      )
    : text;
