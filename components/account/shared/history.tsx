import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { PurchasedProduct } from '@/lib/api/order-summaries';
import { formatDate, formatDateTime } from '@/lib/domain/dates';
import type { StatusTone } from '@/lib/domain/orders/status';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';
import './history.css';

export function FormattedDate({ utc, withTime }: { utc: string | null; withTime?: boolean }) {
  const time = parseUtc(utc);
  if (time === null) return null;
  return (
    <time dateTime={new Date(time).toISOString()}>
      {withTime ? formatDateTime(time) : formatDate(time)}
    </time>
  );
}

interface BoughtPictureProps {
  product: PurchasedProduct | null;
  /** In CSS pixels. */
  size: number;
}

/** The picture of a bought product. It has no alternative text, because the name stands beside it. */
export const BoughtPicture = ({ product, size }: BoughtPictureProps) => (
  <Picture
    src={size > 64 ? product?.cover?.medium : product?.cover?.thumbnail}
    alt=""
    width={size}
    className="shrink-0 hairline rounded-sm bg-plate object-contain"
  />
);

interface BoughtPicturesProps {
  items: readonly Pick<BoughtPictureProps & { id: string }, 'id' | 'product'>[];
  most: number;
  className: string;
}

export const BoughtPictures = ({ items, most, className }: BoughtPicturesProps) => (
  <div className={`flex gap-2 ${className}`} aria-hidden="true">
    {items.slice(0, most).map(({ id, product }) => (
      <BoughtPicture key={id} product={product} size={64} />
    ))}
    {items.length > most && <span className="history-soft">+{items.length - most}</span>}
  </div>
);

const TONES: Record<StatusTone, string> = {
  moving: 'bg-sunken',
  waiting: 'bg-warn-wash text-warn',
  done: 'bg-saved-wash text-saved',
  over: 'bg-sunken',
  stopped: 'bg-danger-wash text-danger',
};

interface StatusBadgeProps {
  look: { tone: StatusTone; icon: IconName };
  children: ReactNode;
}

export const StatusBadge = ({ look, children }: StatusBadgeProps) => (
  <span
    className={`inline-flex items-center gap-1.5 pt-0.5 pr-2.5 pl-2 pb-0.5 rounded-[1rem] text-14 font-semibold ${TONES[look.tone]}`}
  >
    <Icon name={look.icon} className="size-4" />
    {children}
  </span>
);

export const RowsSkeleton = ({ rows, tall = false }: { rows: number; tall?: boolean }) => (
  <ul className="history-rows">
    {Array.from({ length: rows }, (_, index) => `row ${index}`).map((key) => (
      <li key={key} className={`grid content-center gap-3 ${tall ? 'h-40' : 'h-30'}`}>
        <span className="skeleton h-5 w-32" />
        <span className="skeleton h-3.5 w-[45%]" />
        <span className="skeleton h-3.5 w-[70%]" />
      </li>
    ))}
  </ul>
);

interface HistorySectionProps {
  title: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

export const HistorySection = ({ title, children, ...section }: HistorySectionProps) => (
  <section {...section} className={`history-section ${section.className ?? ''}`}>
    <h2>{title}</h2>
    {children}
  </section>
);

interface TimelineStep {
  icon: IconName;
  title: string;
  atUtc: string | null;
  isDone: boolean;
  note: ReactNode;
}

export function Timeline({ title, steps }: { title: string; steps: readonly TimelineStep[] }) {
  const { t } = useTranslation('account');
  const current = steps.findLastIndex(({ isDone }) => isDone);
  return (
    <HistorySection title={title}>
      <ol className="timeline" aria-label={title}>
        {steps.map(({ icon, title: said, atUtc, isDone, note }, index) => {
          const isCurrent = index === current;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a state may come twice.
              key={index}
              aria-current={isCurrent ? 'step' : undefined}
              className={isDone ? 'timeline-done' : undefined}
            >
              <span className="timeline-icon">
                <Icon name={icon} className="size-4" />
              </span>
              <div>
                <p className={`min-h-8 pt-0.75 ${isDone ? 'font-semibold' : 'text-ink-soft'}`}>
                  {said}
                  {isCurrent && (
                    <span className="ml-2 rounded-[1rem] bg-sunken px-2 py-0.5 text-13 font-semibold whitespace-nowrap">
                      {t('timeline.now')}
                    </span>
                  )}
                  {!isDone && <span className="visually-hidden"> ({t('timeline.pending')})</span>}
                </p>
                {atUtc && (
                  <p className="history-soft">
                    <FormattedDate utc={atUtc} withTime />
                  </p>
                )}
                {note}
              </div>
            </li>
          );
        })}
      </ol>
    </HistorySection>
  );
}
