'use client';

import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { customerScreen } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { useRouteParams } from '@/components/shared/use-route-params';
import { orderChatQuery } from '@/lib/api/order-chat';
import { orderQuery } from '@/lib/api/orders';
import { canSendMessage, getConversation, getRemainingCharacters } from '@/lib/domain/orders/chat';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { ChatLog } from './chat-log';
import { useOutbox } from './use-outbox';
import '@/components/account/shared/history.css';
import './chat.css';
import { createDraft } from '@/components/forms/draft';
import { Form } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { belongsToInputMethod } from '@/lib/browser/input-method';

interface ChatComposerProps {
  /** Storage key of the draft in this tab. */
  draftKey: string;
  onSend: (text: string) => void;
}

/** The text field for a new message. Enter sends; Shift+Enter starts a new line. */
function ChatComposer({ draftKey, onSend }: ChatComposerProps) {
  const { t } = useTranslation('orders');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = createDraft<'text'>(draftKey, ['text']);
  const [text, setText] = useState(() => draft.read().text ?? '');
  const [wasEmpty, setWasEmpty] = useState(false);
  const left = getRemainingCharacters(text);
  const error = left !== null && left < 0 ? t('chat.tooLong', { count: -left }) : null;

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
  const said = error ?? (wasEmpty ? t('chat.empty') : null);
  return (
    <Form className="chat-composer" onSubmit={send}>
      <div className="form-field">
        <label htmlFor={id}>{t('chat.field')}</label>
        <textarea
          ref={field}
          id={id}
          rows={2}
          value={text}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          aria-invalid={said !== null}
          aria-describedby={`${id}-hint ${id}-error`}
        />
      </div>
      <Button icon="send" type="submit">
        {t('chat.send')}
      </Button>
      <p id={`${id}-hint`} className="form-hint">
        {t('chat.hint')}
        {left !== null && left >= 0 && ` ${t('chat.left', { count: left })}`}
      </p>
      <div id={`${id}-error`} role="alert">
        {said && <p className="form-error">{said}</p>}
      </div>
    </Form>
  );
}

/** The chat about an order. */
export const ChatScreen = customerScreen({ texts: ['orders'] }, function ChatScreen({ customer }) {
  const { id = '' } = useRouteParams('profile.order.chat');
  const { t } = useTranslation('orders');
  const { data: about } = useQuery(orderQuery(customer.id, id));
  const query = useQuery(orderChatQuery(customer.id, id));
  const { outbox, write, send, dispatch } = useOutbox(customer.id, id, () => query.refetch());
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
        skeleton={<div className="skeleton chat-waiting" />}
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
