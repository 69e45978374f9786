import { EmptyState } from '@/components/ui/empty-state';
import { daysBetween, formatDate } from '@/lib/domain/dates';
import type { ChatMessage, OutgoingMessage } from '@/lib/domain/orders/chat';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';
import { ChatBubble, type ChatBubbleProps } from './chat-bubble';
import { useStickToBottom } from './use-stick-to-bottom';

interface ChatLogProps {
  messages: readonly ChatMessage[];
  pending: readonly OutgoingMessage[];
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

/** A scrollable region must be focusable, so that the keyboard can scroll it. */
const SCROLLABLE = { tabIndex: 0 };

type ChatLine = ChatBubbleProps & { key: string };

/** A message keeps its client id as key when the backend confirms it, so React keeps its element. */
function toChatLines({
  messages,
  pending,
}: Pick<ChatLogProps, 'messages' | 'pending'>): ChatLine[] {
  return [
    ...messages.map((one) => ({
      key: one.clientId ?? one.id,
      author: one.author === 'customer' ? null : one.authorName,
      text: one.text,
      at: parseUtc(one.createdUtc),
      state: null,
    })),
    ...pending.map((one) => ({
      key: one.clientId,
      author: null,
      text: one.text,
      at: one.writtenAt,
      state: one,
    })),
  ];
}

/** The messages grouped by day, oldest first. Screen readers announce new ones. */
export function ChatLog({ messages, pending, onRetry, onDiscard }: ChatLogProps) {
  const { t } = useTranslation('orders');
  const lines = toChatLines({ messages, pending });
  const last = lines.at(-1);
  const { list, onScroll, toEnd, hasNewer } = useStickToBottom(
    last?.key ?? null,
    last?.author === null,
  );
  const now = Date.now();
  const dayOf = (at: number) => {
    const days = daysBetween(at, now);
    return days === 0 ? t('chat.today') : days === 1 ? t('chat.yesterday') : formatDate(at);
  };
  return (
    <div className="relative">
      <div
        ref={list}
        role="log"
        aria-label={t('chat.log')}
        aria-relevant="additions"
        {...SCROLLABLE}
        onScroll={onScroll}
        className="chat-log"
      >
        {lines.length === 0 && (
          <EmptyState icon="chat" title={t('chat.none')} text={t('chat.noneText')} />
        )}
        <ol>
          {lines.map(({ key, ...line }, index) => {
            const { at } = line;
            const before = lines[index - 1]?.at ?? null;
            const isNewDay = at !== null && (before === null || daysBetween(before, at) !== 0);
            return (
              <li key={key}>
                {isNewDay && (
                  <p className="mt-4 mb-2 text-ink-soft text-14 font-semibold text-center">
                    {dayOf(at)}
                  </p>
                )}
                <ChatBubble
                  {...line}
                  onRetry={() => onRetry(key)}
                  onDiscard={() => onDiscard(key)}
                />
              </li>
            );
          })}
        </ol>
      </div>
      {hasNewer && (
        <button type="button" onClick={toEnd} className="chat-newer">
          {t('chat.newer')}
        </button>
      )}
    </div>
  );
}
