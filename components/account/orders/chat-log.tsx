import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { daysBetween, formatDate, formatTime } from '@/lib/domain/dates';
import type { getConversation, OutgoingMessage } from '@/lib/domain/orders/chat';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';

/** CSS pixels. A list that is scrolled this close to its end counts as scrolled to the end. */
const BOTTOM_THRESHOLD = 80;

/** Keeps a growing list scrolled to its end, unless the reader has scrolled up and has not written the last entry (`isOwn`). */
function useStickToBottom(last: string | null, isOwn: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [seen, setSeen] = useState(last);

  const toEnd = useCallback(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
    setSeen(last);
  }, [last]);
  useLayoutEffect(() => {
    if (isAtEnd.current || isOwn) toEnd();
  }, [isOwn, toEnd]);

  const onScroll = () => {
    const element = list.current;
    if (!element) return;
    const { scrollHeight, scrollTop, clientHeight } = element;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < BOTTOM_THRESHOLD;
    if (isAtEnd.current) setSeen(last);
  };
  return { list, onScroll, toEnd, hasNewer: seen !== last };
}

interface ChatLine {
  key: string;
  /** Null for the customer. */
  author: string | null;
  text: string;
  at: number | null;
  /** The message while the backend has not confirmed it; null otherwise. */
  outgoing: OutgoingMessage | null;
}

interface ChatActions {
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

function ChatBubble({ line, onRetry, onDiscard }: ChatActions & { line: ChatLine }) {
  const { author, text, at, outgoing } = line;
  const { t } = useTranslation('orders');
  const side =
    author === null
      ? 'ml-auto rounded-[0.875rem_0.25rem_0.875rem_0.875rem] bg-brand-wash'
      : 'rounded-[0.25rem_0.875rem_0.875rem] bg-surface';
  return (
    <div className={`w-fit max-w-[min(85%,36rem)] mt-2 px-3.5 py-2 ${side}`}>
      <p className="text-ink-soft text-13 font-semibold">{author ?? t('chat.you')}</p>
      <p className="whitespace-pre-wrap">{text}</p>
      <p className="flex justify-end gap-2 text-ink-soft text-13">
        {at !== null && <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>}
        {outgoing && outgoing.state !== 'failed' && <span>{t(`chat.${outgoing.state}`)}</span>}
      </p>
      {outgoing?.state === 'failed' && (
        <div className="chat-failed">
          <p className="flex items-center gap-1.5">
            <Icon name="warning" />
            {outgoing.reason ? t('chat.failedText', { reason: outgoing.reason }) : t('chat.failed')}
          </p>
          {outgoing.reason === null && <p className="history-soft">{t('chat.offline')}</p>}
          <button type="button" onClick={() => onRetry(outgoing.clientId)}>
            {t('chat.retry')}
          </button>
          <button type="button" onClick={() => onDiscard(outgoing.clientId)}>
            {t('chat.discard')}
          </button>
        </div>
      )}
    </div>
  );
}

/** A scrollable region must be focusable, so that the keyboard can scroll it. */
const SCROLLABLE = { tabIndex: 0 };

type Conversation = ReturnType<typeof getConversation>;

/** A message keeps its client id as key when the backend confirms it, so React keeps its element. */
const toChatLines = ({ messages, pending }: Conversation): ChatLine[] => [
  ...messages.map((one) => ({
    key: one.clientId ?? one.id,
    author: one.author === 'customer' ? null : one.authorName,
    text: one.text,
    at: parseUtc(one.createdUtc),
    outgoing: null,
  })),
  ...pending.map((one) => ({
    key: one.clientId,
    author: null,
    text: one.text,
    at: one.writtenAt,
    outgoing: one,
  })),
];

/** The messages grouped by day, oldest first. Screen readers announce new ones. */
export function ChatLog({ messages, pending, ...actions }: Conversation & ChatActions) {
  const { t } = useTranslation('orders');
  const lines = toChatLines({ messages, pending });
  const { key: last = null, author } = lines.at(-1) ?? {};
  const { list, onScroll, toEnd, hasNewer } = useStickToBottom(last, author === null);
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
        className="chat-log overflow-y-auto overscroll-contain pt-2 px-4 pb-4 hairline-y bg-sunken"
      >
        {lines.length === 0 && (
          <EmptyState icon="chat" title={t('chat.none')} text={t('chat.noneText')} />
        )}
        <ol>
          {lines.map((line, index) => {
            const day = line.at !== null && dayOf(line.at);
            const before = lines[index - 1]?.at ?? null;
            return (
              <li key={line.key}>
                {day && (before === null || day !== dayOf(before)) && (
                  <p className="mt-4 mb-2 text-ink-soft text-14 font-semibold text-center">{day}</p>
                )}
                <ChatBubble line={line} {...actions} />
              </li>
            );
          })}
        </ol>
      </div>
      {hasNewer && (
        <button
          type="button"
          onClick={toEnd}
          className="absolute bottom-3 left-1/2 min-h-11 -translate-x-1/2 rounded-[1.375rem] bg-ink px-5 font-semibold text-paper"
        >
          {t('chat.newer')}
        </button>
      )}
    </div>
  );
}
