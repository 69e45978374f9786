import { buttonClass } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';

interface StepEndProps {
  /** What keeps the step from going on, and the id by which its controls refer to it. */
  problem: { id: string; text: string } | null;
  note: string;
  isSaving: boolean;
}

/** Where a step of paying ends: what is wrong, what is promised, and the way on. */
export function StepEnd({ problem, note, isSaving }: StepEndProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <div role="alert">
        {problem && (
          <p id={problem.id} className="checkout-problem">
            {problem.text}
          </p>
        )}
      </div>
      <div className="checkout-actions">
        <p className="pay-safe">{note}</p>
        <button type="submit" aria-disabled={isSaving} className={buttonClass('primary', 'lg')}>
          {t(isSaving ? 'payment.saving' : 'payment.continue')}
        </button>
      </div>
    </>
  );
}
