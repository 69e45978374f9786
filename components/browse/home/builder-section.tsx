import { CategorySymbol } from '@/components/ui/category-symbol';
import { SectionHeading } from '@/components/ui/section-heading';
import { StaticHtml } from '@/components/ui/static-html';
import { getPartRole } from '@/lib/domain/build/facts/roles';
import type { Category } from '@/lib/domain/product/types';
import { hasFeature } from '@/lib/features/has-feature';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';

/** The parts of a computer, in the order in which they are chosen. */
const PART_ORDER = ['cpu', 'motherboard', 'ram', 'gpu', 'storage', 'psu', 'case', 'cooler'];

/** Finds the category of each part of a computer by its icon, slug or name, in the order in which the parts are chosen. */
export function findPartCategories(roots: readonly Category[]): Category[] {
  const leaves = roots.flatMap((root) => (root.categories.length > 0 ? root.categories : [root]));
  return PART_ORDER.flatMap(
    (part) =>
      leaves.find(({ icon }) => icon === part) ??
      leaves.find(({ slug, name }) => getPartRole(slug, name) === part) ??
      [],
  );
}

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
