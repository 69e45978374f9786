/** The state in a stored text. Null when the version differs or `accept` rejects the state. */
export function deserializeState<P>(
  text: string | null,
  version: string,
  accept: (value: unknown) => P | null,
): P | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return null;
    if (!('version' in stored) || stored.version !== version) return null;
    return 'state' in stored ? accept(stored.state) : null;
  } catch {
    return null;
  }
}

export function serializeState(version: string, state: object): string {
  return JSON.stringify({ version, state });
}
