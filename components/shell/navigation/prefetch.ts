import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';

/** What is needed of Next's router. */
export interface SoftRouter {
  push: (href: string) => void;
  replace: (href: string) => void;
  prefetch: (href: string, options: { kind: PrefetchKind }) => void;
}

/** The whole document's payload: documents are static, and a press then waits for nothing. */
export function prefetch(router: SoftRouter, href: string): void {
  router.prefetch(href, { kind: 'full' as PrefetchKind });
}
