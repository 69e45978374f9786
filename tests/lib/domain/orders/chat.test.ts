import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChatMessage,
  canSendMessage,
  getConversation,
  getRemainingCharacters,
  MAX_MESSAGE_LENGTH,
  mergeMessages,
  type OutboxAction,
  type OutgoingMessage,
  outboxReducer,
} from '@/lib/domain/orders/chat';
import { forAll } from '@/tests/support/for-all';

const NAMES = ['a', 'b', 'c'];
const name = fc.constantFrom(...NAMES);
const action: fc.Arbitrary<OutboxAction> = fc.oneof(
  name.map((clientId) => ({ type: 'write' as const, clientId, text: `text ${clientId}`, at: 1 })),
  name.map((clientId) => ({ type: 'send' as const, clientId })),
  name.map((clientId) => ({ type: 'fail' as const, clientId, reason: null })),
  name.map((clientId) => ({ type: 'sent' as const, clientId })),
  name.map((clientId) => ({ type: 'discard' as const, clientId })),
  fc.subarray(NAMES).map((ids) => ({ type: 'seen' as const, clientIds: new Set(ids) })),
);
const message = (id: string, clientId: string | null = null): ChatMessage => ({
  id,
  author: 'agent',
  authorName: 'Mariana',
  text: id,
  clientId,
  createdUtc: null,
});

describe('outgoing messages', () => {
  it('are never duplicated, and are not sent again once the backend has accepted them', () =>
    forAll(fc.array(action, { maxLength: 40 }), (actions) => {
      let outbox: readonly OutgoingMessage[] = [];
      for (const one of actions) {
        const before = outbox;
        outbox = outboxReducer(outbox, one);
        const ids = outbox.map(({ clientId }) => clientId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { clientId } of before.filter(({ state }) => state === 'sent')) {
          const after = outbox.find((other) => other.clientId === clientId);
          expect(after?.state ?? 'gone').toMatch(/^(sent|gone)$/);
          if (!after) expect(one.type).toBe('seen');
        }
      }
    }));

  it('stay until the backend lists them or the customer discards them', () =>
    forAll(fc.array(action, { maxLength: 40 }), (actions) => {
      let outbox: readonly OutgoingMessage[] = [];
      for (const one of actions) {
        const before = outbox;
        outbox = outboxReducer(outbox, one);
        for (const { clientId, state } of before) {
          if (outbox.some((other) => other.clientId === clientId)) continue;
          const wasSeen = one.type === 'seen' && one.clientIds.has(clientId);
          expect(wasSeen || (one.type === 'discard' && state === 'failed')).toBe(true);
        }
      }
    }));

  it('keep the same array when nothing changes', () => {
    const outbox = outboxReducer([], { type: 'write', clientId: 'a', text: 'x', at: 1 });
    expect(outboxReducer(outbox, { type: 'seen', clientIds: new Set(['z']) })).toBe(outbox);
    expect(outboxReducer(outbox, { type: 'write', clientId: 'a', text: 'y', at: 2 })).toBe(outbox);
  });
});

it('merges new messages with the known ones in order, without duplicates', () => {
  const known = [message('1'), message('2')];
  const joined = mergeMessages(known, [message('2'), message('3')]);
  expect(joined.map(({ id }) => id)).toEqual(['1', '2', '3']);
});

it('shows an outgoing message only until the backend has it', () => {
  const sent: OutgoingMessage = {
    clientId: 'a',
    text: 'x',
    writtenAt: 1,
    state: 'sent',
    reason: null,
  };
  expect(getConversation([message('1')], [sent]).pending).toEqual([sent]);
  expect(getConversation([message('1', 'a')], [sent]).pending).toEqual([]);
});

it('counts the remaining characters only near the limit', () => {
  expect(getRemainingCharacters('x'.repeat(799))).toBeNull();
  expect(getRemainingCharacters('x'.repeat(800))).toBe(200);
  expect(getRemainingCharacters('x'.repeat(MAX_MESSAGE_LENGTH + 3))).toBe(-3);
  expect(canSendMessage(`  ${'x'.repeat(MAX_MESSAGE_LENGTH)}  `)).toBe(true);
  expect(canSendMessage('x'.repeat(MAX_MESSAGE_LENGTH + 1))).toBe(false);
  expect(canSendMessage(' \n ')).toBe(false);
});
