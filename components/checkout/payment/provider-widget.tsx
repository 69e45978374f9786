import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RetryButton } from '@/components/ui/retry-button';
import { describeError, errorText } from '@/lib/api/client/error-catalogue';
import { ScriptLoadError } from '@/lib/api/client/errors';
import { useTranslation } from '@/lib/i18n/client';
import type { CardFieldTexts } from '@/lib/payments/types';

interface ProviderWidget {
  remove: () => void;
}

/**
 * Mounts a provider's widget in the element of `host`, and removes it on unmount.
 * @param mount resolves to null when there is nothing to mount
 * @param widgetKey the widget is mounted again when this changes
 */
export function useProviderWidget<T extends ProviderWidget>(
  mount: (element: HTMLElement) => Promise<T | null>,
  widgetKey: unknown,
) {
  const host = useRef<HTMLDivElement>(null);
  const mounting = useRef<Promise<T | null>>(Promise.resolve(null));
  const [failure, setFailure] = useState<{ error: unknown; of: unknown } | null>(null);
  const start = useEffectEvent(mount);
  useEffect(() => {
    const element = host.current;
    if (!element || failure?.of === widgetKey) return;
    let isUnmounted = false;
    let current: T | null = null;
    mounting.current = start(element).then(
      (mounted) => {
        if (isUnmounted) mounted?.remove();
        else current = mounted;
        return current;
      },
      (error: unknown) => {
        if (!isUnmounted) setFailure({ error, of: widgetKey });
        return null;
      },
    );
    return () => {
      isUnmounted = true;
      current?.remove();
    };
  }, [widgetKey, failure]);
  const isFailed = failure !== null && failure.of === widgetKey;
  return {
    host,
    /** The widget once it is mounted, for a press that comes earlier. Null when there is none, or when it failed. */
    whenMounted: () => mounting.current,
    isFailed,
    error: failure?.error,
    retry: () => setFailure(null),
  };
}

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

export function useCardFieldTexts(): CardFieldTexts {
  const { t } = useTranslation('checkout');
  return {
    frame: t('card.frame'),
    number: t('card.number'),
    expiry: t('card.expiry'),
    ccv: t('card.ccv'),
    expiryHint: t('card.expiryHint'),
    numberError: t('errors.cardNumber'),
    expiryError: t('errors.cardExpiry'),
    ccvError: t('errors.ccv'),
    numberMissing: t('errors.cardNumberMissing'),
    expiryMissing: t('errors.cardExpiryMissing'),
    ccvMissing: t('errors.ccvMissing'),
  };
}
