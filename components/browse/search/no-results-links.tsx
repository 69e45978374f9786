import { Icon } from '@/components/ui/icon';
import { categoryIcon } from '@/components/ui/icon-names';
import type { Category } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { searchHref } from '@/lib/routing/search-href';
import { TermList } from './term-list';

/** The categories and search terms to suggest when a search finds nothing. */
export interface NoResultsSuggestions {
  categories: readonly Category[];
  /** The most searched terms of this week. */
  terms: readonly string[];
}

const MAX_CATEGORIES = 8;

/** Links to popular categories and to the most searched terms. */
export function NoResultsLinks({ categories, terms }: NoResultsSuggestions) {
  const t = getTexts('search');
  return (
    <>
      {categories.length > 0 && (
        <section className="mt-4 border-t border-line pt-6">
          <h2 className="text-xl">{t('empty.categories')}</h2>
          <ul className="mt-3 grid grid-cols-2 gap-x-6 md:grid-cols-4">
            {categories.slice(0, MAX_CATEGORIES).map(({ slug, name, icon }) => (
              <li key={slug}>
                <a
                  href={searchHref({ categories: [slug] })}
                  className="flex min-h-12 items-center gap-3 hover:underline"
                >
                  <Icon name={categoryIcon(icon)} className="size-6 text-brand" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TermList title={t('empty.mostSearched')} terms={terms} />
    </>
  );
}
