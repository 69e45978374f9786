'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { UnexpectedErrorScreenProps } from '@/components/shell/document/unexpected-error-screen';
import { oops, retry } from '@/locales/es-MX/error-boundary.json';

/** The error boundary inside the shop's chrome. Until the full screen is loaded it shows a retry button. */
export default function ShopError(props: { error: unknown; retry: () => void }) {
  const [Screen, setScreen] = useState<ComponentType<UnexpectedErrorScreenProps> | null>(null);
  useEffect(() => {
    import('@/components/shell/document/unexpected-error-screen').then(
      ({ ShopErrorScreen }) => setScreen(() => ShopErrorScreen),
      () => undefined,
    );
  }, []);
  if (Screen) return <Screen {...props} />;
  return (
    <div className="page-width py-12">
      <h1 className="mb-6">{oops}</h1>
      <button type="button" onClick={props.retry} className="btn btn-primary">
        {retry}
      </button>
    </div>
  );
}
