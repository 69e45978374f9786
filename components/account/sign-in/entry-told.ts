import type { TFunction } from 'i18next';
import { escapeHtml } from '@/lib/api/error-catalogue';
import { route } from '@/lib/routing/routes';
import type { EnteredAs } from '@/stores/flows/session/enter';
import { notify } from '@/stores/interface/toast-store';

/** How long it is said where a build went, in milliseconds: it can be gone to from there. */
const SAID = 12_000;

/** Tells what became of what the visitor had: what of the cart could not come along, and where the build is. */
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
