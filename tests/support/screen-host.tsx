import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { getQueryClient } from '@/lib/api/client/query-client';

/** What a lazily loaded part has around it: React Query's client, and a boundary while its texts are loaded. */
export const ScreenHost = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={getQueryClient()}>
    <Suspense fallback={null}>{children}</Suspense>
  </QueryClientProvider>
);
