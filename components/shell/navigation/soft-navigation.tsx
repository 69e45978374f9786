'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { loadLater } from '@/lib/browser/when-idle';
import { followSoftly } from './soft-links';

/** Soft navigation for all links of the document, whatever drew them. Shows nothing. */
export function SoftNavigation() {
  const router = useRouter();
  const address = `${usePathname()}?${useSearchParams()}`;
  useEffect(() => followSoftly(router), [router]);
  return <FetchAhead key={address} />;
}

/** One for each address: another address, other links. */
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
