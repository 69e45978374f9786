import { useEffect, useRef } from 'react';
import { useTranslation } from '@/lib/i18n/client';

/** What is being done with the order. */
export type PlacingPhase = 'checking' | 'placing' | 'leaving';

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Locks the page while an order is placed (spec 4.2): a modal dialog makes everything else inert, leaving the page is
 * warned of, and what goes on is told.
 */
export function PlacingLock({ phase }: { phase: PlacingPhase }) {
  const { t } = useTranslation('review-order');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  const isLeaving = phase === 'leaving';
  useEffect(() => {
    if (isLeaving) return;
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isLeaving]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="placing-title"
      className="placing-lock"
      // Escape does not take an order back.
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <div className="placing-bar" aria-hidden="true" />
      <h2 id="placing-title" tabIndex={-1}>
        {t('placing.title')}
      </h2>
      <p aria-live="polite">{t(`placing.${phase}`)}</p>
    </dialog>
  );
}
