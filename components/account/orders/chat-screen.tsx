'use client';

import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { createDraft } from '@/components/forms/draft';
import { Form } from '@/components/forms/form';
import { customerScreen, useRouteParams } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { Button } from '@/components/ui/button';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import { orderChatQuery, sendOrderMessage } from '@/lib/api/order-chat';
import { orderQuery } from '@/lib/api/orders';
import { belongsToInputMethod } from '@/lib/browser/input-method';
import { readJson, removeText, writeText } from '@/lib/browser/storage';
import {
  canSendMessage,
  getConversation,
  getRemainingCharacters,
  type OutboxAction,
  type OutgoingMessage,
  outboxReducer,
} from '@/lib/domain/orders/chat';
import { z } from '@/lib/domain/zod';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { ChatLog } from './chat-log';
import '@/components/account/shared/history.css';

const schema = z.array(
  z.object({ clientId: z.uuid(), text: z.string().min(1), writtenAt: z.number() }),
);

/** The messages that are not confirmed as sent. They survive a reload of the tab, but not its end. */
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
 * @param onSent called after each message that the backend accepted; always the same function
 */
function useOutbox(customerId: string, orderId: string, onSent: () => unknown) {
  const key = `order-chat ${customerId} ${orderId}`;
  const [outbox, setOutbox] = useState<readonly OutgoingMessage[]>(() => readOutbox(key));
  const latest = useRef(outbox);
  const sendQueue = useRef(Promise.resolve());

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
          onSent();
        } catch (error) {
          dispatch({ type: 'fail', clientId, reason: reasonOf(error) });
        }
      });
    },
    [dispatch, orderId, onSent],
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

function ChatComposer({ draftKey, onSend }: { draftKey: string; onSend: (text: string) => void }) {
  const { t } = useTranslation('orders');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = createDraft<'text'>(draftKey, ['text']);
  const [text, setText] = useState(() => draft.read().text ?? '');
  const [wasEmpty, setWasEmpty] = useState(false);
  const left = getRemainingCharacters(text);
  const isTooLong = left !== null && left < 0;
  const said = isTooLong ? t('chat.tooLong', { count: -left }) : wasEmpty && t('chat.empty');

  const change = (next: string) => {
    setText(next);
    setWasEmpty(false);
    if (next) draft.write({ text: next });
    else draft.clear();
  };
  const send = () => {
    field.current?.focus();
    setWasEmpty(text.trim() === '');
    if (!canSendMessage(text)) return;
    onSend(text.trim());
    change('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (!belongsToInputMethod(event.nativeEvent)) send();
  };
  return (
    <Form className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-1" onSubmit={send}>
      <div className="form-field">
        <label htmlFor={id}>{t('chat.field')}</label>
        <textarea
          ref={field}
          id={id}
          rows={2}
          className="field-sizing-content max-h-48 min-h-11 resize-none"
          value={text}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          aria-invalid={said !== false}
          aria-describedby={`${id}-hint ${id}-error`}
        />
      </div>
      <Button icon="send" type="submit">
        {t('chat.send')}
      </Button>
      <p id={`${id}-hint`} className="form-hint col-span-full">
        {/* The keys of a keyboard that a phone does not have. */}
        <span className="[@media(hover:none)]:hidden">{t('chat.hint')}</span>
        {left !== null && !isTooLong && ` ${t('chat.left', { count: left })}`}
      </p>
      <div id={`${id}-error`} role="alert" className="col-span-full">
        {said && <p className="form-error">{said}</p>}
      </div>
    </Form>
  );
}

export const ChatScreen = customerScreen(['orders'], function Chat({ customer }) {
  const { id = '' } = useRouteParams('profile.order.chat');
  const { t } = useTranslation('orders');
  const { data: about } = useQuery(orderQuery(customer.id, id));
  const query = useQuery(orderChatQuery(customer.id, id));
  const { outbox, write, send, dispatch } = useOutbox(customer.id, id, query.refetch);
  const known = query.data?.messages;
  useEffect(() => {
    // Messages that the backend returns are removed from the outbox.
    const clientIds = (known ?? []).flatMap(({ clientId }) => clientId ?? []);
    dispatch({ type: 'seen', clientIds: new Set(clientIds) });
  }, [known, dispatch]);
  return (
    <>
      <p>
        <a href={route('profile.order', { id })} className="link">
          {about ? t('chat.back', { folio: about.folio }) : t('chat.backPlain')}
        </a>
      </p>
      <QueryView
        query={query}
        skeleton={<div className="skeleton chat-log" />}
        notFound={{ list: 'profile.orders' }}
      >
        {({ messages }) => (
          <div className="grid gap-4">
            <ChatLog
              {...getConversation(messages, outbox)}
              onRetry={send}
              onDiscard={(clientId) => dispatch({ type: 'discard', clientId })}
            />
            <ChatComposer draftKey={`order-chat-draft ${customer.id} ${id}`} onSend={write} />
          </div>
        )}
      </QueryView>
    </>
  );
});
