import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { returnAddress, withReturn } from '@/components/shared/return-address';
import { route } from '@/lib/routing/routes';
import { useAssemblyStore } from '@/stores/builder/assembly-store';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';

/** Whoever left the builder to log in finds there what was built, which is a saved configuration now. */
function withKeptBuild(address: string): string {
  const { keptSlug } = useAssemblyStore.getState();
  const [path, query] = address.split('?');
  if (!keptSlug || path !== route('assembly-new')) return address;
  const build = route('assembly-edit', { id: keptSlug });
  return query ? `${build}?${query}` : build;
}

/** Leaves a screen that is for visitors only, as soon as there is a session, in this tab or another. */
export function useAfterEntry(): boolean {
  const router = useRouter();
  const isIn = useSessionStore(selectIsAuthenticated);
  const isAuthorised = useSessionStore(({ customer }) => customer?.authorizedDevice !== false);
  useEffect(() => {
    if (!isIn) return;
    const target = withKeptBuild(returnAddress());
    // A screen for visitors is no place to come back to.
    const isHere = target.split('?')[0] === location.pathname;
    const next = isHere ? route('home') : target;
    router.replace(isAuthorised ? next : withReturn('two-step', next));
  }, [isIn, isAuthorised, router]);
  return isIn;
}
