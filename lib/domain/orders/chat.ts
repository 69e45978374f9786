export interface ChatMessage {
  id: string;
  author: 'customer' | 'agent';
  authorName: string;
  text: string;
  /** Id that the sender's device generated; null for older messages. */
  clientId: string | null;
  createdUtc: string | null;
}

/** A message that is being sent. `sent` means that the backend has accepted it and the next poll will return it. */
export interface OutgoingMessage {
  clientId: string;
  text: string;
  writtenAt: number;
  state: 'sending' | 'failed' | 'sent';
  reason: string | null;
}

export type OutboxAction =
  | { type: 'write'; clientId: string; text: string; at: number }
  | { type: 'send'; clientId: string }
  | { type: 'fail'; clientId: string; reason: string | null }
  | { type: 'sent'; clientId: string }
  | { type: 'discard'; clientId: string }
  /** The backend's list contains these messages. */
  | { type: 'seen'; clientIds: ReadonlySet<string> };

const STATE_BY_ACTION = { send: 'sending', fail: 'failed', sent: 'sent' } as const;

/** The outbox after an action. A message that the backend has accepted is never sent again. */
export function outboxReducer(
  outbox: readonly OutgoingMessage[],
  action: OutboxAction,
): readonly OutgoingMessage[] {
  if (action.type === 'seen') {
    const rest = outbox.filter(({ clientId }) => !action.clientIds.has(clientId));
    return rest.length === outbox.length ? outbox : rest;
  }
  const { clientId } = action;
  if (action.type === 'write') {
    if (outbox.some((one) => one.clientId === clientId)) return outbox;
    const { text, at: writtenAt } = action;
    return [...outbox, { clientId, text, writtenAt, state: 'sending', reason: null }];
  }
  if (action.type === 'discard') {
    return outbox.filter((one) => one.clientId !== clientId || one.state !== 'failed');
  }
  const state = STATE_BY_ACTION[action.type];
  const reason = action.type === 'fail' ? action.reason : null;
  return outbox.map((one) =>
    one.clientId === clientId && one.state !== 'sent' ? { ...one, state, reason } : one,
  );
}

export function mergeMessages(known: readonly ChatMessage[], fresh: readonly ChatMessage[]) {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...fresh.filter(({ id }) => !ids.has(id))];
}

export function getConversation(
  messages: readonly ChatMessage[],
  outbox: readonly OutgoingMessage[],
) {
  const there = new Set(messages.map(({ clientId }) => clientId));
  return { messages, pending: outbox.filter(({ clientId }) => !there.has(clientId)) };
}

const MAX_MESSAGE_LENGTH = 1000;
/** From this length on, the form shows how many characters are left. */
const COUNTER_SHOWN_FROM = 800;

/** Characters that are left; negative when the text is too long. Null while the text is short. */
export function getRemainingCharacters(text: string): number | null {
  const { length } = text.trim();
  return length >= COUNTER_SHOWN_FROM ? MAX_MESSAGE_LENGTH - length : null;
}

export const canSendMessage = (text: string): boolean =>
  text.trim() !== '' && text.trim().length <= MAX_MESSAGE_LENGTH;
