'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { useRouteParams } from '@/components/shared/use-route-params';
import { getConversation } from '@/lib/domain/orders/chat';
import { useTranslation } from '@/lib/i18n/client';
import { orderChatQuery } from '@/lib/queries/order-chat';
import { orderQuery } from '@/lib/queries/orders';
import { route } from '@/lib/routing/routes';
import { ChatComposer } from './chat-composer';
import { ChatLog } from './chat-log';
import { useOutbox } from './use-outbox';
import '@/components/account/shared/history.css';
import './chat.css';

/** The chat about an order. */
export function ChatScreen({ customer }: CustomerScreenProps) {
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
}
