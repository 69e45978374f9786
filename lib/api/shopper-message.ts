import texts from '@/locales/es-MX/errors.json';

/** The server's message contains this when its database refuses connections. */
export const DATABASE_DOWN_MARKER = 'SQLSTATE[HY000] [2002]';

/** What frameworks say in English or as a key, and its words in the shop. */
const KNOWN: readonly [RegExp, string][] = [
  [
    /^auth\.(failed|password)$|credentials (do not match|are (incorrect|invalid))|^invalid (user )?credentials/i,
    texts.known.credentials,
  ],
  [/^auth\.throttle$|^too many (login )?attempts/i, texts.known.throttle],
  [/^unauth(enticated|ori[sz]ed)\b/i, texts.sessionRequired.text],
  [/^validation\.required\b|\bfield is required\b/i, texts.known.required],
  [/^validation\.unique$|has already been taken/i, texts.known.taken],
  [/^validation\.email$|must be a valid e-?mail/i, texts.known.email],
  [/^validation\.confirmed$|confirmation does not match/i, texts.known.confirmed],
  [/^passwords\.token$|password reset token is invalid/i, texts.known.token],
];

/** Words of a program: of a database, of a stack trace, of a page of HTML, of a key, of an exception. */
const TECHNICAL =
  /SQLSTATE|^\s*<(!doctype|html|head|body|\?)|stack ?trace|Traceback|\s#\d+ |\n[ \t]*at |\bat \S+:\d+|\bline \d+\b|[\\/][\w.-]+\.(php|js|ts|py|java|rb)\b|\w\\\w+\\|\w(::|->)\w|^[a-z_]+(\.[a-z_]+)+$|\b(select|insert|update|delete)\b.{1,200}\b(from|into|set)\b|^\s*[{[]/i;

/** How English sentences begin that no Spanish one does. */
const ENGLISH =
  /^\s*(the|this|these|that|your|you|we|it|there|internal|server error|unexpected|failed|failure|something|whoops|oops|forbidden|not found|bad request|method|undefined|unable|cannot|can't|could not|couldn't|attempt|trying|call to|page expired|invalid|missing|unknown|service|gateway|access denied|permission|please|an?\s(error|unexpected|internal|unknown)|no query results|null|undefined)\b/i;

/** HTML of a sentence. Other angle brackets are its own. */
const TAGS = /<\/?(a|b|br|div|em|i|li|ol|p|small|span|strong|u|ul)\b[^<>]*>/gi;

const CASE_SENSITIVE_MARKS = /\b[A-Z]\w*(Exception|Error)\b|\bE[A-Z]{5,}\b/;

/**
 * What a shopper reads of a message of the backend: its own sentence without HTML, or the shop's words for what
 * frameworks say. Null when it was written for a programmer.
 */
export function toShopperMessage(text: string): string | null {
  if (text.includes(DATABASE_DOWN_MARKER)) return texts.database.text;
  const known = KNOWN.find(([pattern]) => pattern.test(text.trim()));
  if (known) return known[1];
  if (TECHNICAL.test(text) || CASE_SENSITIVE_MARKS.test(text) || ENGLISH.test(text)) return null;
  const plain = text.replace(TAGS, '').trim();
  return plain === '' ? null : plain;
}
