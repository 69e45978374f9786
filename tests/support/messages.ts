interface Parsed {
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] };
}

/**
 * What a form says by field: of each the first message, as its resolver takes it.
 * @param texts what each message reads; without them the messages themselves
 */
export function messagesOf(
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
