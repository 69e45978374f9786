'use client';

import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { RetryButton } from '@/components/ui/retry-button';
import { loadTexts } from '@/lib/i18n/client';
import type { Namespace } from '@/lib/i18n/types';
import { failed } from '@/locales/es-MX/account.json';
import { useHydrated } from '@/stores/persistence/hydration';

export function ScreenFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 py-8">
      <p>{text}</p>
      <RetryButton onClick={onRetry} />
    </div>
  );
}

interface ClientScreenProps {
  texts: readonly Namespace[];
  /** Said when they cannot be loaded. */
  failure?: string;
  skeleton: ReactNode;
  /** Content that stays visible when the texts cannot be loaded. */
  onFailure?: ReactNode;
  children: ReactNode;
}

/** Shows a screen that only the browser can draw: once its texts are loaded, and the stores are read from the device. */
export function ClientScreen(props: ClientScreenProps) {
  const { texts, failure = failed, skeleton, onFailure, children } = props;
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
        <ScreenFailure text={failure} onRetry={start} />
        {onFailure}
      </>
    );
  }
  if (!isHydrated || state === 'loading') return skeleton;
  return <Suspense fallback={skeleton}>{children}</Suspense>;
}
