'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { whenInteracted } from '@/lib/browser/deferred-assets';
import { loadWhen } from '@/lib/browser/when-idle';
import { loadChromeChunk } from '../chrome/deferred-chrome';
import { enableSoftNavigation } from './enable-soft-navigation';

/** Enables soft navigation for all links of the document, however they were rendered. Renders nothing. */
export function SoftNavigation() {
  const router = useRouter();
  const address = `${usePathname()}?${useSearchParams()}`;
  useEffect(() => enableSoftNavigation(router), [router]);
  return <PrefetchVisibleLinks key={address} />;
}

/** Has the address as its key: another page has other links. Who only looks at a page does not load the pages behind it. */
function PrefetchVisibleLinks() {
  const router = useRouter();
  useEffect(
    () => loadWhen(whenInteracted, loadChromeChunk, (chunk) => chunk.prefetchVisibleLinks(router)),
    [router],
  );
  return null;
}
