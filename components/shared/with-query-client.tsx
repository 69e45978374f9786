import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { getQueryClient } from '@/lib/api/client/query-client';

/** What is loaded lazily and uses React Query is wrapped, so that React Query itself stays out of the first view. */
export function withQueryClient<Props extends object>(
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function WithQueryClient(props) {
    return (
      <QueryClientProvider client={getQueryClient()}>
        <Part {...props} />
      </QueryClientProvider>
    );
  };
}
