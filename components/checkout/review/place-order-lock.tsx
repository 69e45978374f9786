import { useEffect, useRef } from 'react';
import { announceDialogs } from '@/lib/browser/overlay-history';
import { useTranslation } from '@/lib/i18n/client';

/** The phase of placing the order; each one has its text. */
export type PlaceOrderPhase = 'checking' | 'placing' | 'leaving';

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Locks the page while an order is placed (spec 4.2): a modal dialog makes everything else inert and shows the phase,
 * and the browser warns before the page is closed.
 */
export function PlaceOrderLock({ phase }: { phase: PlaceOrderPhase }) {
  const { t } = useTranslation('review-order');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    announceDialogs();
    return () => {
      shown?.close();
      announceDialogs();
    };
  }, []);
  const isLeaving = phase === 'leaving';
  useEffect(() => {
    if (isLeaving) return;
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [isLeaving]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="placing-title"
      className="w-[min(100vw-2rem,26rem)] m-auto px-7 py-8 rounded-lg bg-surface text-ink shadow-panel overflow-hidden backdrop:bg-black/55"
      // Escape must not close it: an order that was sent cannot be cancelled here.
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <div className="placing-bar absolute inset-x-0 top-0 h-1 bg-brand-wash" aria-hidden="true" />
      <h2 id="placing-title" tabIndex={-1} className="pb-2 text-20">
        {t('placing.title')}
      </h2>
      <p aria-live="polite">{t(`placing.${phase}`)}</p>
    </dialog>
  );
}
