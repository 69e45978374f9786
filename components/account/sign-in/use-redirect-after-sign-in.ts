import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { readReturnTo, withReturnTo } from '@/components/shared/return-to';
import { route } from '@/lib/routing/routes';
import { useBuildStore } from '@/stores/builder/build-store';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';

/** A visitor who left the PC builder to sign in returns to the build, which was saved by the sign-in. */
function withSavedBuild(address: string): string {
  const { mergedSlug } = useBuildStore.getState();
  const [path, query] = address.split('?');
  if (!mergedSlug || path !== route('assembly-new')) return address;
  const build = route('assembly-edit', { id: mergedSlug });
  return query ? `${build}?${query}` : build;
}

/** Leaves a screen for guests as soon as there is a session, even if the sign-in happened in another tab. */
export function useRedirectAfterSignIn(): boolean {
  const router = useRouter();
  const isSignedIn = useSessionStore(selectIsAuthenticated);
  const isAuthorised = useSessionStore(({ customer }) => customer?.authorizedDevice !== false);
  useEffect(() => {
    if (!isSignedIn) return;
    const target = withSavedBuild(readReturnTo());
    // The return address is this screen itself, which a signed-in customer must not see.
    const isHere = target.split('?')[0] === location.pathname;
    const next = isHere ? route('home') : target;
    router.replace(isAuthorised ? next : withReturnTo('two-step', next));
  }, [isSignedIn, isAuthorised, router]);
  return isSignedIn;
}
