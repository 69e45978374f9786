import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { PurchasedProduct } from '@/lib/api/order-summaries';
import { formatDate, formatDateTime } from '@/lib/domain/dates';
import type { StatusTone } from '@/lib/domain/orders/status';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';
import './history.css';

/** A date from the backend in Mexican format, with the time if `withTime`. Renders nothing without a date. */
export function FormattedDate(props: { utc: string | null; withTime?: boolean }) {
  const { utc, withTime = false } = props;
  const time = parseUtc(utc);
  if (time === null) return null;
  return (
    <time dateTime={new Date(time).toISOString()}>
      {withTime ? formatDateTime(time) : formatDate(time)}
    </time>
  );
}

/** The picture of a bought product. It has no alternative text, because the name stands beside it. `size` in CSS pixels. */
export function BoughtPicture(props: { product: PurchasedProduct | null; size: number }) {
  const { product, size } = props;
  const cover = product?.cover;
  return (
    <Picture
      src={size > 64 ? cover?.medium : cover?.thumbnail}
      alt=""
      width={size}
      className="shrink-0 hairline rounded-sm bg-plate object-contain"
    />
  );
}

interface StatusBadgeProps {
  look: { tone: StatusTone; icon: IconName };
  children: ReactNode;
}

const TONES: Record<StatusTone, string> = {
  moving: 'bg-sunken',
  waiting: 'bg-warn-wash text-warn',
  done: 'bg-saved-wash text-saved',
  over: 'bg-sunken',
  stopped: 'bg-danger-wash text-danger',
};

export const StatusBadge = ({ look, children }: StatusBadgeProps) => (
  <span
    className={`inline-flex items-center gap-1.5 pt-0.5 pr-2.5 pl-2 pb-0.5 rounded-[1rem] text-14 font-semibold ${TONES[look.tone]}`}
  >
    <Icon name={look.icon} className="size-4" />
    {children}
  </span>
);

/** Placeholder rows of a list while it loads, about as high as the real rows. */
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

interface TimelineStep {
  key: string;
  icon: IconName;
  title: string;
  atUtc: string | null;
  isDone: boolean;
  note?: ReactNode;
}

/** What happened to an order or a request, and what comes, for a screen of the account. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  const { t } = useTranslation('account');
  const current = steps.findLast(({ isDone }) => isDone);
  return (
    <ol className="timeline" aria-label={label}>
      {steps.map(({ key, icon, title, atUtc, isDone, note }) => (
        <li
          key={key}
          aria-current={key === current?.key ? 'step' : undefined}
          className={isDone ? 'timeline-done' : undefined}
        >
          <span className="timeline-icon">
            <Icon name={icon} className="size-4" />
          </span>
          <div>
            <p className={`min-h-8 pt-0.75 ${isDone ? 'font-semibold' : 'text-ink-soft'}`}>
              {title}
              {key === current?.key && (
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
      ))}
    </ol>
  );
}
