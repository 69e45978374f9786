import { useCallback, useEffect, useRef, useState } from 'react';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import { sendOrderMessage } from '@/lib/api/order-chat';
import { readJson, removeText, writeText } from '@/lib/browser/storage';
import { type OutboxAction, type OutgoingMessage, outboxReducer } from '@/lib/domain/orders/chat';
import { z } from '@/lib/domain/zod';

const schema = z.array(
  z.object({ clientId: z.uuid(), text: z.string().min(1), writtenAt: z.number() }),
);

/** Reads the messages that are not confirmed as sent. They survive a reload of the tab, but not its end. */
function readOutbox(key: string): OutgoingMessage[] {
  const { data: stored = [] } = schema.safeParse(readJson(key, 'sessionStorage'));
  return stored.map((one) => ({ ...one, state: 'failed', reason: null }));
}

function writeOutbox(key: string, outbox: readonly OutgoingMessage[]): void {
  const unsent = outbox.filter(({ state }) => state !== 'sent');
  if (unsent.length === 0) removeText(key, 'sessionStorage');
  else writeText(key, JSON.stringify(unsent), 'sessionStorage');
}

const reasonOf = (error: unknown) =>
  error instanceof ApiError && error.kind === 'http' ? errorText(error) : null;

/**
 * Chat messages that the backend has not confirmed yet. They are sent one after another, and failed ones are sent again
 * when the network returns. Each carries an id, so that the backend stores none twice.
 * @param onSent called after each message that the backend accepted
 */
export function useOutbox(customerId: string, orderId: string, onSent: () => void) {
  const key = `order-chat ${customerId} ${orderId}`;
  const [outbox, setOutbox] = useState<readonly OutgoingMessage[]>(() => readOutbox(key));
  const latest = useRef(outbox);
  const onSentRef = useRef(onSent);
  const sendQueue = useRef(Promise.resolve());
  useEffect(() => {
    onSentRef.current = onSent;
  });

  const dispatch = useCallback(
    (action: OutboxAction) => {
      const next = outboxReducer(latest.current, action);
      if (next === latest.current) return;
      latest.current = next;
      writeOutbox(key, next);
      setOutbox(next);
    },
    [key],
  );

  const send = useCallback(
    (clientId: string) => {
      dispatch({ type: 'send', clientId });
      sendQueue.current = sendQueue.current.then(async () => {
        const message = latest.current.find((one) => one.clientId === clientId);
        if (message?.state !== 'sending') return;
        try {
          await sendOrderMessage(browserClient, { orderId, clientId, text: message.text });
          dispatch({ type: 'sent', clientId });
          onSentRef.current();
        } catch (error) {
          dispatch({ type: 'fail', clientId, reason: reasonOf(error) });
        }
      });
    },
    [dispatch, orderId],
  );

  useEffect(() => {
    const sendAll = () => {
      for (const { clientId, state } of latest.current) if (state === 'failed') send(clientId);
    };
    if (navigator.onLine) sendAll();
    window.addEventListener('online', sendAll);
    return () => window.removeEventListener('online', sendAll);
  }, [send]);

  const write = (text: string) => {
    const clientId = crypto.randomUUID();
    dispatch({ type: 'write', clientId, text, at: Date.now() });
    send(clientId);
  };
  return { outbox, write, send, dispatch };
}
