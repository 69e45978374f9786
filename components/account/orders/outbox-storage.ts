import { z } from 'zod';
import type { OutgoingMessage } from '@/lib/domain/orders/chat';

const schema = z.array(
  z.object({ clientId: z.uuid(), text: z.string().min(1), writtenAt: z.number() }),
);

/** Reads the messages that are not confirmed as sent. They survive a reload of the tab, but not its end. */
export function readOutbox(key: string): OutgoingMessage[] {
  try {
    const stored = schema.parse(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
    return stored.map((one) => ({ ...one, state: 'failed', reason: null }));
  } catch {
    return [];
  }
}

export function writeOutbox(key: string, outbox: readonly OutgoingMessage[]): void {
  const unsent = outbox.filter(({ state }) => state !== 'sent');
  try {
    if (unsent.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(unsent));
  } catch {
    // The storage is full or blocked: the messages stay in memory only.
  }
}
