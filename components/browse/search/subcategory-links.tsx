import { CategorySymbol } from '@/components/ui/category-symbol';
import { StaticHtml } from '@/components/ui/static-html';
import type { Category } from '@/lib/domain/product/types';
import type { SearchCriteria } from '@/lib/domain/search/types';
import { getTexts } from '@/lib/i18n/server';
import { searchHref } from '@/lib/routing/search-href';
import { linkRel } from '@/lib/routing/search-request';

/** Links to the subcategories of a category. They keep the chosen brands. */
export function SubcategoryLinks({
  category,
  criteria,
}: {
  category: Category;
  criteria: SearchCriteria;
}) {
  if (category.categories.length === 0) return null;
  const t = getTexts('search');
  return (
    <StaticHtml written="subcategories" as="nav" aria-label={t('subcategories')}>
      <ul className="subcategories">
        {category.categories.map((child) => {
          const { slug, name } = child;
          const { text, brands } = criteria;
          const href = searchHref({ text, brands, categories: [slug] });
          return (
            <li key={slug}>
              <a href={href} rel={linkRel(href)}>
                <CategorySymbol category={child} />
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </StaticHtml>
  );
}
