import { CategorySymbol } from '@/components/ui/category-symbol';
import { SectionHeading } from '@/components/ui/section-heading';
import { StaticHtml } from '@/components/ui/static-html';
import type { Category } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';

/** 'Explore by categories': the root categories as icons. */
export function CategoryExplorer({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) return null;
  const t = getTexts('home');
  return (
    <StaticHtml written="home-categories" as="section" aria-labelledby="explora-categorias">
      <SectionHeading
        id="explora-categorias"
        title={t('Explore by categories')}
        link={{ href: route('search_categories'), label: t('categories.all') }}
      />
      <ul className="pictograms">
        {categories.map((category) => (
          <li key={category.slug}>
            <a href={searchHref({ categories: [category.slug] })}>
              <CategorySymbol category={category} className="size-8" />
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </StaticHtml>
  );
}
