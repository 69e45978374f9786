import { useState } from 'react';
import { VerdictList, type VerdictsProps } from './verdict-list';

/** Folded away, and not made before somebody unfolds it: of the many cards of a step few ever are. */
export function UnfoldedVerdicts({ t, verdicts }: VerdictsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('verdict.more', { count: verdicts.length })}</summary>
      {isOpen && <VerdictList t={t} verdicts={verdicts} />}
    </details>
  );
}
