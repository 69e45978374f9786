import { EmptyState } from '@/components/ui/empty-state';
import { longDate } from '@/components/ui/long-date';
import { parseUtc } from '@/lib/domain/instant';
import { daysBetween } from '@/lib/domain/mexico-day';
import type { ChatMessage, OutgoingMessage } from '@/lib/domain/orders/chat';
import { useTranslation } from '@/lib/i18n/client';
import { Bubble, type BubbleProps } from './chat-bubble';
import { useFollowEnd } from './use-follow-end';

interface ChatLogProps {
  messages: readonly ChatMessage[];
  pending: readonly OutgoingMessage[];
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

/** What scrolls must be reached by the keyboard. */
const SCROLLED = { tabIndex: 0 };

type Line = BubbleProps & { key: string };

/** A message keeps its name on its way from this device into the backend's list, and so its place on the screen. */
function toLines({ messages, pending }: Pick<ChatLogProps, 'messages' | 'pending'>): Line[] {
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

/** The messages, oldest first, by days. New ones are read out. */
export function ChatLog({ messages, pending, onRetry, onDiscard }: ChatLogProps) {
  const { t } = useTranslation('orders');
  const lines = toLines({ messages, pending });
  const last = lines.at(-1);
  const { list, onScroll, toEnd, hasNewer } = useFollowEnd(
    last?.key ?? null,
    last?.author === null,
  );
  const now = Date.now();
  const dayOf = (at: number) => {
    const days = daysBetween(at, now);
    return days === 0 ? t('chat.today') : days === 1 ? t('chat.yesterday') : longDate(at);
  };
  return (
    <div className="chat-frame">
      <div
        ref={list}
        role="log"
        aria-label={t('chat.log')}
        aria-relevant="additions"
        {...SCROLLED}
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
                {isNewDay && <p className="chat-day">{dayOf(at)}</p>}
                <Bubble {...line} onRetry={() => onRetry(key)} onDiscard={() => onDiscard(key)} />
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
