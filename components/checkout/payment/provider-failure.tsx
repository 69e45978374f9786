import { RetryButton } from '@/components/ui/retry-button';
import { describeError, errorText } from '@/lib/api/client/error-catalogue';
import { ScriptLoadError } from '@/lib/api/client/errors';
import { useTranslation } from '@/lib/i18n/client';

/** Shown when a provider's script is missing, slow or blocked. Has a button to retry (spec 8). */
export function ProviderFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('checkout');
  const { title, text } = describeError(error, { operation: 'fraud-script' });
  return (
    <div role="alert" className="note note-danger mb-4">
      <p>
        <strong className="block">{title}</strong>
        {text}
      </p>
      <p className="text-sm">{t('payment.otherWays')}</p>
      {error instanceof ScriptLoadError && <p className="text-sm">{errorText(error)}</p>}
      <RetryButton className="mt-2" onClick={onRetry}>
        {t('frame.retry')}
      </RetryButton>
    </div>
  );
}
