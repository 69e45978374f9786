import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { FormattedDate } from './formatted-date';

interface TimelineStep {
  key: string;
  icon: IconName;
  title: string;
  atUtc: string | null;
  isDone: boolean;
  isCurrent: boolean;
  note?: ReactNode;
}

/** Past and pending steps, from top to bottom. */
export function Timeline({
  label,
  steps,
  words,
}: {
  label: string;
  steps: readonly TimelineStep[];
  words: { now: string; pending: string };
}) {
  return (
    <ol className="timeline" aria-label={label}>
      {steps.map(({ key, icon, title, atUtc, isDone, isCurrent, note }) => (
        <li
          key={key}
          aria-current={isCurrent ? 'step' : undefined}
          className={isDone ? 'timeline-done' : undefined}
        >
          <span className="timeline-icon">
            <Icon name={icon} className="size-4" />
          </span>
          <div>
            <p className="timeline-title">
              {title}
              {isCurrent && <span className="timeline-now">{words.now}</span>}
              {!isDone && <span className="visually-hidden"> ({words.pending})</span>}
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
