import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { returnAddress, withReturn } from '@/components/shared/return-address';
import { route } from '@/lib/routing/routes';
import { useAssemblyStore } from '@/stores/builder/assembly-store';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';

/** A visitor who left the PC builder to sign in returns to the build, which was saved by the sign-in. */
function withKeptBuild(address: string): string {
  const { keptSlug } = useAssemblyStore.getState();
  const [path, query] = address.split('?');
  if (!keptSlug || path !== route('assembly-new')) return address;
  const build = route('assembly-edit', { id: keptSlug });
  return query ? `${build}?${query}` : build;
}

/** Leaves a screen for guests as soon as there is a session, even if the sign-in happened in another tab. */
export function useAfterEntry(): boolean {
  const router = useRouter();
  const isIn = useSessionStore(selectIsAuthenticated);
  const isAuthorised = useSessionStore(({ customer }) => customer?.authorizedDevice !== false);
  useEffect(() => {
    if (!isIn) return;
    const target = withKeptBuild(returnAddress());
    // The return address is this screen itself, which a signed-in customer must not see.
    const isHere = target.split('?')[0] === location.pathname;
    const next = isHere ? route('home') : target;
    router.replace(isAuthorised ? next : withReturn('two-step', next));
  }, [isIn, isAuthorised, router]);
  return isIn;
}
