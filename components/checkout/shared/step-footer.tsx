import { Button } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';

interface StepFooterProps {
  /** The error that blocks the step. Its controls refer to it by the id (`aria-describedby`). */
  problem: { id: string; text: string } | null;
  note: string;
  isSaving: boolean;
}

/** The end of a payment step: an error, a note, and the button that continues. */
export function StepFooter({ problem, note, isSaving }: StepFooterProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <div role="alert">
        {problem && (
          <p id={problem.id} className="note note-danger checkout-problem">
            {problem.text}
          </p>
        )}
      </div>
      <div className="checkout-actions">
        <p className="pay-safe">{note}</p>
        <Button size="lg" type="submit" isBusy={isSaving}>
          {t(isSaving ? 'payment.saving' : 'payment.continue')}
        </Button>
      </div>
    </>
  );
}
