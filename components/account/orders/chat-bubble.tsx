import { Icon } from '@/components/ui/icon';
import { formatTime } from '@/lib/domain/dates';
import type { OutgoingMessage } from '@/lib/domain/orders/chat';
import { useTranslation } from '@/lib/i18n/client';

export interface ChatBubbleProps {
  /** Null for the customer. */
  author: string | null;
  text: string;
  /** Milliseconds since 1970. */
  at: number | null;
  /** The outgoing message while it is not confirmed by the backend; null otherwise. */
  state: OutgoingMessage | null;
}

interface ChatBubbleActions {
  onRetry: () => void;
  onDiscard: () => void;
}

/** A chat message with its author, time and delivery state. */
export function ChatBubble({
  author,
  text,
  at,
  state,
  ...actions
}: ChatBubbleProps & ChatBubbleActions) {
  const { t } = useTranslation('orders');
  return (
    <div className={author === null ? 'chat-bubble chat-own' : 'chat-bubble'}>
      <p className="text-ink-soft text-13 font-semibold">{author ?? t('chat.you')}</p>
      <p className="whitespace-pre-wrap">{text}</p>
      <p className="flex justify-end gap-2 text-ink-soft text-13">
        {at !== null && <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>}
        {state && state.state !== 'failed' && <span>{t(`chat.${state.state}`)}</span>}
      </p>
      {state?.state === 'failed' && <FailedMessage reason={state.reason} {...actions} />}
    </div>
  );
}

function FailedMessage({
  reason,
  onRetry,
  onDiscard,
}: ChatBubbleActions & { reason: string | null }) {
  const { t } = useTranslation('orders');
  return (
    <div className="chat-failed">
      <p className="flex items-center gap-1.5">
        <Icon name="warning" />
        {reason ? t('chat.failedText', { reason }) : t('chat.failed')}
      </p>
      {reason === null && <p className="history-soft">{t('chat.offline')}</p>}
      <button type="button" onClick={onRetry}>
        {t('chat.retry')}
      </button>
      <button type="button" onClick={onDiscard}>
        {t('chat.discard')}
      </button>
    </div>
  );
}
