import { CategorySymbol } from '@/components/ui/category-symbol';
import { SectionHeading } from '@/components/ui/section-heading';
import { StaticHtml } from '@/components/ui/static-html';
import type { Category } from '@/lib/domain/product/types';
import { hasFeature } from '@/lib/features/has-feature';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { findPartCategories } from './find-part-categories';

/** 'Assemble your computer': links to the categories of its parts, in the order of assembly. */
export function BuilderSection({ categories }: { categories: readonly Category[] }) {
  const parts = findPartCategories(categories);
  if (parts.length === 0 || !hasFeature('builder')) return null;
  const t = getTexts('home');
  return (
    <StaticHtml written="home-builder" as="section" aria-labelledby="arma-tu-computadora">
      <SectionHeading
        id="arma-tu-computadora"
        title={t('Assemble your computer')}
        link={{ href: route('assembly-new'), label: t('assemble.link') }}
      />
      <ol className="steps">
        {parts.map((category, index) => (
          <li key={category.slug}>
            <a href={searchHref({ categories: [category.slug] })}>
              <CategorySymbol category={category} className="size-8" />
              <small>{t('assemble.step', { step: index + 1 })}</small>
              {category.name}
            </a>
          </li>
        ))}
      </ol>
    </StaticHtml>
  );
}
