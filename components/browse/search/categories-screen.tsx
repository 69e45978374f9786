import { Breadcrumbs, BreadcrumbsJsonLd } from '@/components/ui/breadcrumbs';
import { CategorySymbol } from '@/components/ui/category-symbol';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Category } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { searchHref } from '@/lib/routing/search-href';
import './search.css';
import './browse.css';

function CategoryBranch({ id, category }: { id: string; category: Category }) {
  const t = getTexts('search');
  const { name, slug, productsCount, categories, popularBrands } = category;
  return (
    <section className="branch" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={
          <a href={searchHref({ categories: [slug] })}>
            <CategorySymbol category={category} className="size-8 text-brand" />
            {name}
          </a>
        }
      >
        {productsCount !== null && (
          <span className="soft">{t('count', { count: productsCount })}</span>
        )}
      </SectionHeading>
      <ul className="branch-list">
        {categories.map((child) => (
          <li key={child.slug}>
            <a href={searchHref({ categories: [child.slug] })}>
              <CategorySymbol category={child} />
              <span>{child.name}</span>
              {child.productsCount !== null && (
                <small>{child.productsCount.toLocaleString('en-US')}</small>
              )}
            </a>
          </li>
        ))}
      </ul>
      {popularBrands.length > 0 && (
        <div className="branch-brands">
          <h3>{t('categories.popularBrands')}</h3>
          <ul>
            {popularBrands.map((brand) => (
              <li key={brand.slug}>
                <a
                  href={searchHref({ categories: [slug], brands: [brand.slug] })}
                  rel="nofollow"
                  aria-label={t('categories.brandIn', { brand: brand.name, category: name })}
                >
                  {brand.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const anchor = (slug: string) => `categoria-${slug}`;

export function CategoriesScreen({ categories }: { categories: readonly Category[] }) {
  const t = getTexts('search');
  const crumbs = [{ name: t('categories.title') }];
  return (
    <div className="page-width pb-12">
      <BreadcrumbsJsonLd crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      <h1>{t('categories.title')}</h1>
      <p className="mt-1 text-ink-soft">{t('categories.intro')}</p>
      <nav aria-label={t('categories.index')} className="chip-row">
        <ul>
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
