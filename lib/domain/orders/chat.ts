/** A message as the backend has it. */
export interface ChatMessage {
  id: string;
  author: 'customer' | 'agent';
  authorName: string;
  text: string;
  /** The name that the sender's device gave it; null for older ones. */
  clientId: string | null;
  createdUtc: string | null;
}

/** A message on its way. `sent`: the backend took it, and the next look will bring it. */
export interface OutgoingMessage {
  clientId: string;
  text: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
  state: 'sending' | 'failed' | 'sent';
  /** Why the last try failed, where somebody said so. */
  reason: string | null;
}

export type OutboxAction =
  | { do: 'write'; clientId: string; text: string; at: number }
  | { do: 'send'; clientId: string }
  | { do: 'fail'; clientId: string; reason: string | null }
  | { do: 'sent'; clientId: string }
  | { do: 'discard'; clientId: string }
  /** The backend's own list has come. */
  | { do: 'seen'; clientIds: ReadonlySet<string> };

const STATE = { send: 'sending', fail: 'failed', sent: 'sent' } as const;

/** What becomes of the messages on their way. One that the backend took is never sent again. */
export function outboxAfter(
  outbox: readonly OutgoingMessage[],
  action: OutboxAction,
): readonly OutgoingMessage[] {
  if (action.do === 'seen') {
    const rest = outbox.filter(({ clientId }) => !action.clientIds.has(clientId));
    return rest.length === outbox.length ? outbox : rest;
  }
  const { clientId } = action;
  if (action.do === 'write') {
    if (outbox.some((one) => one.clientId === clientId)) return outbox;
    const { text, at: writtenAt } = action;
    return [...outbox, { clientId, text, writtenAt, state: 'sending', reason: null }];
  }
  if (action.do === 'discard') {
    return outbox.filter((one) => one.clientId !== clientId || one.state !== 'failed');
  }
  const state = STATE[action.do];
  const reason = action.do === 'fail' ? action.reason : null;
  return outbox.map((one) =>
    one.clientId === clientId && one.state !== 'sent' ? { ...one, state, reason } : one,
  );
}

/** Both lists in the order in which they came, nothing twice. */
export function joinMessages(
  known: readonly ChatMessage[],
  fresh: readonly ChatMessage[],
): ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...fresh.filter(({ id }) => !ids.has(id))];
}

/** The conversation as it is read: what the backend has, then what is on its way and not there yet. */
export function conversation(
  messages: readonly ChatMessage[],
  outbox: readonly OutgoingMessage[],
): { messages: readonly ChatMessage[]; pending: readonly OutgoingMessage[] } {
  const there = new Set(messages.map(({ clientId }) => clientId));
  return { messages, pending: outbox.filter(({ clientId }) => !there.has(clientId)) };
}

/** Longest message, in characters. */
export const MESSAGE_LENGTH = 1000;
/** From here on the writer is told how much room is left. */
const TELL_FROM = 800;

/** Characters that are left, once that matters; negative when there are too many. Else null. */
export function roomLeft(text: string): number | null {
  const { length } = text.trim();
  return length >= TELL_FROM ? MESSAGE_LENGTH - length : null;
}

export const canSend = (text: string): boolean =>
  text.trim() !== '' && text.trim().length <= MESSAGE_LENGTH;
