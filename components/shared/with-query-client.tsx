import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { getQueryClient } from '@/lib/api/client/query-client';

/**
 * Gives a lazily loaded part of the page React Query. Every `import()` of a component that uses it loads a wrapped one,
 * so that React Query itself stays out of the first view.
 */
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
