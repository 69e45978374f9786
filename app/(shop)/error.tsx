'use client';

import { FailureScreen } from '@/components/layout/failure-screen';

/** A page that failed, inside the shop's chrome. */
export default function ShopError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <FailureScreen error={error} retry={retry} />
    </>
  );
}
