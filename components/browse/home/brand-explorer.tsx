import { toBrandEntry } from '@/components/browse/search/brand-entry';
import { BrandTile } from '@/components/browse/search/brand-tile';
import { SectionHeading } from '@/components/ui/section-heading';
import { StaticHtml } from '@/components/ui/static-html';
import type { Brand } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';

const MAX_BRANDS = 16;

/** 'Explore by brands': brands with a logo come first. */
export function BrandExplorer({ brands }: { brands: readonly Brand[] }) {
  if (brands.length === 0) return null;
  const t = getTexts('home');
  const shown = [
    ...brands.filter(({ imageSmall }) => imageSmall),
    ...brands.filter(({ imageSmall }) => !imageSmall),
  ].slice(0, MAX_BRANDS);
  return (
    <StaticHtml written="home-brands" as="section" aria-labelledby="explora-marcas">
      <SectionHeading
        id="explora-marcas"
        title={t('Explore by brands')}
        link={{ href: route('marcas'), label: t('brands.all') }}
      />
      <ul className="brand-tiles">
        {shown.map((brand) => (
          <li key={brand.id}>
            <BrandTile brand={toBrandEntry(brand)} />
          </li>
        ))}
      </ul>
    </StaticHtml>
  );
}
