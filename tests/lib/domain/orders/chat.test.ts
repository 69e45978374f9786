import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChatMessage,
  canSendMessage,
  getConversation,
  getRemainingCharacters,
  mergeMessages,
  type OutboxAction,
  type OutgoingMessage,
  outboxReducer,
} from '@/lib/domain/orders/chat';
import { forAll } from '@/tests/support/for-all';

const NAMES = ['a', 'b', 'c'];
const name = fc.constantFrom(...NAMES);
const kind = fc.constantFrom('send' as const, 'sent', 'discard');
const action: fc.Arbitrary<OutboxAction> = fc.oneof(
  name.map((clientId) => ({ type: 'write' as const, clientId, text: `text ${clientId}`, at: 1 })),
  name.map((clientId) => ({ type: 'fail' as const, clientId, reason: null })),
  { weight: 3, arbitrary: fc.record({ type: kind, clientId: name }) },
  fc.subarray(NAMES).map((ids) => ({ type: 'seen' as const, clientIds: new Set(ids) })),
);
const message = (id: string, clientId: string | null = null): ChatMessage => {
  const author = { author: 'agent' as const, authorName: 'Mariana' };
  return { id, ...author, text: id, clientId, createdUtc: null };
};

describe('outgoing messages', () => {
  it('are never duplicated, stay until they are listed or discarded, and are not sent again once the backend has accepted them', () =>
    forAll(fc.array(action, { maxLength: 40 }), (actions) => {
      let outbox: readonly OutgoingMessage[] = [];
      for (const one of actions) {
        const before = outbox;
        outbox = outboxReducer(outbox, one);
        const ids = outbox.map(({ clientId }) => clientId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { clientId, state } of before) {
          const after = outbox.find((other) => other.clientId === clientId);
          if (after && state === 'sent') expect(after.state).toBe('sent');
          const wasSeen = one.type === 'seen' && one.clientIds.has(clientId);
          const isDiscarded = one.type === 'discard' && state === 'failed';
          expect(after !== undefined || wasSeen || isDiscarded).toBe(true);
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
  const sent = { clientId: 'a', text: 'x', writtenAt: 1, state: 'sent', reason: null } as const;
  expect(getConversation([message('1')], [sent]).pending).toEqual([sent]);
  expect(getConversation([message('1', 'a')], [sent]).pending).toEqual([]);
});

it('counts the remaining characters only near the limit', () => {
  const left = [799, 800, 1003].map((length) => getRemainingCharacters('x'.repeat(length)));
  expect(left).toEqual([null, 200, -3]);
  const [most, more] = [`  ${'x'.repeat(1000)}  `, 'x'.repeat(1001)];
  expect([most, more, ' \n '].map(canSendMessage)).toEqual([true, false, false]);
});
