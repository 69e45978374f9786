import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';

/** The methods of the Next.js router that soft navigation uses. */
export interface SoftRouter {
  push: (href: string, options: { scroll: boolean }) => void;
  replace: (href: string) => void;
  prefetch: (href: string, options: { kind: PrefetchKind }) => void;
}

/** Prefetches the payload of the whole document: documents are static, so the click then needs no request. */
export function prefetchDocument(router: SoftRouter, href: string): void {
  router.prefetch(href, { kind: 'full' as PrefetchKind });
}
