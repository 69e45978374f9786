interface Parsed {
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] };
}

/**
 * The messages of a form by field: the first one of each field, like the form's resolver.
 * @param texts text for each message key; without it the keys are returned
 */
export function getFormMessages(
  { error }: Parsed,
  texts?: Readonly<Record<string, string>>,
): Record<string, string> {
  const said = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0]);
    const text = texts ? (texts[message] ?? `? ${message}`) : message;
    if (!said.has(field)) said.set(field, text);
  }
  return Object.fromEntries(said);
}
