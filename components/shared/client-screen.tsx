'use client';

import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { RetryButton } from '@/components/ui/retry-button';
import { loadTexts } from '@/lib/i18n/client';
import type { Namespace } from '@/lib/i18n/types';
import { failed, retry } from '@/locales/es-MX/account.json';
import { useHydrated } from '@/stores/persistence/hydration';

interface ScreenFailureProps {
  labels: { failed: string; retry: string };
  onRetry: () => void;
}

export function ScreenFailure({ labels, onRetry }: ScreenFailureProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 py-8">
      <p>{labels.failed}</p>
      <RetryButton onClick={onRetry}>{labels.retry}</RetryButton>
    </div>
  );
}

interface ClientScreenProps {
  texts: readonly Namespace[];
  labels?: { failed: string; retry: string };
  skeleton: ReactNode;
  /** Content that stays visible when the texts cannot be loaded. */
  onFailure?: ReactNode;
  children: ReactNode;
}

/** Shows a screen that only the browser can draw: once its texts are loaded, and the stores are read from the device. */
export function ClientScreen(props: ClientScreenProps) {
  const { texts, labels = { failed, retry }, skeleton, onFailure, children } = props;
  const isHydrated = useHydrated();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  // The document's array is another one after each refresh.
  const names = texts.join(' ');
  const start = useCallback(() => {
    setState('loading');
    Promise.all(names.split(' ').map((name) => loadTexts(name as Namespace))).then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, [names]);
  useEffect(start, [start]);
  if (state === 'failed') {
    return (
      <>
        <ScreenFailure labels={labels} onRetry={start} />
        {onFailure}
      </>
    );
  }
  if (!isHydrated || state === 'loading') return skeleton;
  return <Suspense fallback={skeleton}>{children}</Suspense>;
}
