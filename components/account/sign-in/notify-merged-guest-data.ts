import { escapeHtml } from '@/lib/api/client/error-catalogue';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import type { Texts } from '@/lib/i18n/types';
import { route } from '@/lib/routing/routes';
import type { SignInSummary } from '@/stores/flows/session/sign-in';
import { notify } from '@/stores/interface/toast-store';

/** Shows which lines of the guest cart could not be kept, and where the guest's PC build was saved. */
export function notifyMergedGuestData(
  { cartAdjustments, savedBuild }: SignInSummary,
  t: Texts<'access'>,
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
