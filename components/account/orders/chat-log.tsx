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

/** A scrollable region must be focusable, so that the keyboard can scroll it. */
const SCROLLED = { tabIndex: 0 };

type Line = BubbleProps & { key: string };

/** A message keeps its client id as key when the backend confirms it, so React keeps its element. */
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

/** The messages grouped by day, oldest first. Screen readers announce new ones. */
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
