import type { TFunction } from 'i18next';
import { escapeHtml } from '@/lib/api/error-catalogue';
import { route } from '@/lib/routing/routes';
import type { EnteredAs } from '@/stores/flows/session/enter';
import { notify } from '@/stores/interface/toast-store';

/** Milliseconds. Longer than other toasts, because this one contains a link to the saved build. */
const SAID = 12_000;

/** Shows which lines of the guest cart could not be kept, and where the guest's PC build was saved. */
export function tellEntered({ adjustments, assembly }: EnteredAs, t: TFunction<'access'>): void {
  if (adjustments.length > 0) {
    const text = escapeHtml([...new Set(adjustments)].join(' '));
    notify({ type: 'warning', title: t('adjusted.title'), text });
  }
  if (assembly) {
    const said = escapeHtml(t('kept.text', { name: assembly.name }));
    const link = assembly.slug
      ? ` <a href="${route('assembly-edit', { id: assembly.slug })}">${t('kept.open')}</a>`
      : '';
    notify({ text: said + link, duration: SAID });
  }
}
