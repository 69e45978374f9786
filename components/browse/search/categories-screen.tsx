import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { CategorySymbol } from '@/components/ui/category-symbol';
import type { Category } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { BreadcrumbsJsonLd } from './breadcrumbs-json-ld';
import { CategoryBranch } from './category-branch';
import './search.css';

const anchor = (slug: string) => `categoria-${slug}`;

/** The category tree with popular brands (spec 2.4, Search by category). */
export function CategoriesScreen({ categories }: { categories: readonly Category[] }) {
  const t = getTexts('search');
  const crumbs = [{ name: t('categories.title') }];
  return (
    <div className="page-width pb-12">
      <BreadcrumbsJsonLd crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="text-3xl">{t('categories.title')}</h1>
      <p className="mt-1 text-ink-soft">{t('categories.intro')}</p>
      <nav aria-label={t('categories.index')}>
        <ul className="subcategories">
          {categories.map((category) => (
            <li key={category.slug}>
              <a href={`#${anchor(category.slug)}`}>
                <CategorySymbol category={category} />
                {category.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {categories.map((category) => (
        <CategoryBranch key={category.slug} id={anchor(category.slug)} category={category} />
      ))}
    </div>
  );
}
