import { useState } from 'react';
import { VerdictList, type VerdictsProps } from './verdict-list';

/** Collapsed verdicts that are rendered only when opened: a step has many cards and few are ever opened. */
export function LazyCollapsibleVerdicts({ t, verdicts }: VerdictsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('verdict.more', { count: verdicts.length })}</summary>
      {isOpen && <VerdictList t={t} verdicts={verdicts} />}
    </details>
  );
}
