import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Has React's development build take no stack of each element's owner from here on, which only its warnings tell: a
 * quarter of the time of a test that renders without end. A React that counts them elsewhere is as slow as before.
 */
export function skipOwnerStacks(): void {
  const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
  if (!internals || !('recentlyCreatedOwnerStacks' in internals)) return;
  // React stops by itself at a number within a second; this says that it is reached.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
