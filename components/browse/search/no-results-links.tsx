import { CategorySymbol } from '@/components/ui/category-symbol';
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
        <section className="mt-4 hairline-t pt-6">
          <h2 className="text-xl">{t('empty.categories')}</h2>
          <ul className="mt-3 grid grid-cols-2 gap-x-6 md:grid-cols-4">
            {categories.slice(0, MAX_CATEGORIES).map((category) => (
              <li key={category.slug}>
                <a
                  href={searchHref({ categories: [category.slug] })}
                  className="flex min-h-12 items-center gap-3 hover:underline"
                >
                  <CategorySymbol category={category} className="size-6 text-brand" />
                  {category.name}
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
