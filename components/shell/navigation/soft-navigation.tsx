'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { loadLater } from '@/lib/browser/when-idle';
import { followSoftly } from './soft-links';

/** Enables soft navigation for all links of the document, however they were rendered. Renders nothing. */
export function SoftNavigation() {
  const router = useRouter();
  const address = `${usePathname()}?${useSearchParams()}`;
  useEffect(() => followSoftly(router), [router]);
  return <FetchAhead key={address} />;
}

/** Has the address as its key: another page has other links. */
function FetchAhead() {
  const router = useRouter();
  useEffect(
    () =>
      loadLater(
        () => import('../chrome/later'),
        ({ fetchAhead }) => fetchAhead(router),
      ),
    [router],
  );
  return null;
}
