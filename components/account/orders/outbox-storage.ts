import { z } from 'zod';
import { readJson, removeText, writeText } from '@/lib/browser/storage';
import type { OutgoingMessage } from '@/lib/domain/orders/chat';

const schema = z.array(
  z.object({ clientId: z.uuid(), text: z.string().min(1), writtenAt: z.number() }),
);

/** Reads the messages that are not confirmed as sent. They survive a reload of the tab, but not its end. */
export function readOutbox(key: string): OutgoingMessage[] {
  const { data: stored = [] } = schema.safeParse(readJson(key, 'sessionStorage'));
  return stored.map((one) => ({ ...one, state: 'failed', reason: null }));
}

export function writeOutbox(key: string, outbox: readonly OutgoingMessage[]): void {
  const unsent = outbox.filter(({ state }) => state !== 'sent');
  if (unsent.length === 0) removeText(key, 'sessionStorage');
  else writeText(key, JSON.stringify(unsent), 'sessionStorage');
}
