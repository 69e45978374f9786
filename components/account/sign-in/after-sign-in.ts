import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { readReturnTo, withReturnTo } from '@/components/shared/return-to';
import { escapeHtml } from '@/lib/api/client/error-catalogue';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import type { Texts } from '@/lib/i18n/types';
import { route } from '@/lib/routing/routes';
import { useBuildStore } from '@/stores/builder/build-store';
import type { SignInSummary } from '@/stores/flows/session/sign-in';
import { notify } from '@/stores/interface/toast-store';
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

/** Shows which lines of the guest cart could not be kept, and where the guest's PC build was saved. */
export function notifyMergedGuestData(
  { cartAdjustments, savedBuild }: SignInSummary,
  t: Texts<'auth'>,
): void {
  if (cartAdjustments.length > 0) {
    const lines = cartAdjustments.map(({ name, message }) => {
      const reason = escapeHtml(message);
      return name ? `<strong>${escapeHtml(name)}</strong>: ${reason}` : reason;
    });
    const text = [...new Set(lines)].join('<br>');
    notify({ type: 'warning', title: t('adjusted.title'), text });
  }
  if (savedBuild) {
    const said = escapeHtml(t('kept.text', { name: savedBuild.name }));
    const link = savedBuild.slug
      ? ` <a href="${route('assembly-edit', { id: savedBuild.slug })}">${t('kept.open')}</a>`
      : '';
    notify({ text: said + link, duration: TOAST_DURATION.withLink });
  }
}
