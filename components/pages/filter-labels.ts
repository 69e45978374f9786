import { getTexts } from '@/lib/i18n/server';

/** The texts of a list filter: its own texts, and the texts that all filters share. */
export function filterLabels(own: { field: string; placeholder: string; none: string }) {
  const t = getTexts('support');
  return { ...own, one: t('filter.one'), many: t('filter.many') };
}
