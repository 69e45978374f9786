import type { ReactNode } from 'react';
import { BrandTile, toBrandEntry } from '@/components/browse/search/brand-tile';
import { CategorySymbol } from '@/components/ui/category-symbol';
import { Icon, type IconName } from '@/components/ui/icon';
import { type BannerShape, PromoBanner } from '@/components/ui/promo-banner';
import { SectionHeading } from '@/components/ui/section-heading';
import { StaticHtml } from '@/components/ui/static-html';
import { getPartRole } from '@/lib/domain/build/vocabulary';
import { sortBrandsByDemand } from '@/lib/domain/product/brand-demand';
import { LIGHTNING_SECTION } from '@/lib/domain/product/lightning-offers';
import type { Banner, Brand, Category, HomeSection } from '@/lib/domain/product/types';
import { serverEnv } from '@/lib/env';
import { hasFeature } from '@/lib/features/has-feature';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { JsonLd, organizationJsonLd, websiteJsonLd } from '@/lib/seo/json-ld';
import {
  CarouselControls,
  ReturningVisitor,
  ReturningVisitorRelatedProducts,
} from './home-islands';
import { ProductSection } from './product-section';
import './home.css';

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

interface LinkSectionProps {
  id: string;
  title: string;
  link: { href: string; label: string };
  children: ReactNode;
}

const LinkSection = ({ id, title, link, children }: LinkSectionProps) => (
  <StaticHtml partId={id} as="section" aria-labelledby={id}>
    <SectionHeading id={id} title={title} link={link} />
    {children}
  </StaticHtml>
);

interface CategoryStripProps extends Omit<LinkSectionProps, 'children'> {
  categories: readonly Category[];
  isNumbered?: boolean;
}

function CategoryStrip({ categories, isNumbered, ...section }: CategoryStripProps) {
  if (categories.length === 0) return null;
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <LinkSection {...section}>
      <List className="strip">
        {categories.map((category, index) => (
          <li key={category.slug}>
            <a href={searchHref({ categories: [category.slug] })}>
              <CategorySymbol category={category} className="size-6" />
              <span>
                {isNumbered && `${index + 1}. `}
                {category.name}
              </span>
            </a>
          </li>
        ))}
      </List>
    </LinkSection>
  );
}

interface CarouselProps {
  id: string;
  banners: readonly Banner[];
  label: string;
  shape: Extract<BannerShape, 'hero' | 'card'>;
}

/** Banners in a row that scrolls sideways and snaps to each banner. It never moves by itself. */
function Carousel({ id, banners, label, shape }: CarouselProps) {
  if (banners.length === 0) return null;
  const t = getTexts('home');
  const count = banners.length;
  return (
    <section
      className={`carousel carousel-${shape}`}
      aria-roledescription={t('carousel.role')}
      aria-label={label}
    >
      <StaticHtml partId={id} as="ul" id={id}>
        {banners.map((banner, index) => (
          <li key={banner.id} aria-label={t('carousel.position', { index: index + 1, count })}>
            <PromoBanner banner={banner} shape={shape} priority={shape === 'hero' && index === 0} />
          </li>
        ))}
      </StaticHtml>
      {count > 1 && (
        <CarouselControls
          listId={id}
          count={count}
          previous={t('carousel.previous')}
          next={t('carousel.next')}
        />
      )}
    </section>
  );
}

function TrustBadges() {
  const t = getTexts('layout');
  const items: [icon: IconName, title: string, text: string][] = [
    ['truck', t('copy.shipping'), t('trust.shipping')],
    ['wallet', t('trust.payment'), t('trust.paymentText')],
    ['store', t('trust.pickup'), t('trust.pickupText')],
    ['shield', t('trust.warranty'), t('trust.warrantyText')],
  ];
  const shown = items.filter(([icon]) => icon !== 'store' || hasFeature('pickup'));
  return (
    <StaticHtml
      partId="home-trust"
      as="ul"
      aria-label={t('trust.title')}
      className="grid grid-cols-2 gap-x-4 gap-y-4 lg:grid-cols-4 lg:gap-x-8"
    >
      {shown.map(([icon, title, text]) => (
        <li key={title} className="flex items-start gap-2 text-14 lh-[1.3]">
          <Icon name={icon} className="size-5 shrink-0 text-brand" />
          <p>
            <span className="block font-semibold">{title}</span>
            <span className="text-ink-soft">{text}</span>
          </p>
        </li>
      ))}
    </StaticHtml>
  );
}

const MAX_BRANDS = 16;

function BrandExplorer({ brands, categories }: Pick<HomeScreenProps, 'brands' | 'categories'>) {
  if (brands.length === 0) return null;
  const t = getTexts('home');
  const link = { href: route('marcas'), label: t('brands.all') };
  const shown = sortBrandsByDemand(brands, categories).slice(0, MAX_BRANDS);
  return (
    <LinkSection id="explora-marcas" title={t('Explore by brands')} link={link}>
      <ul className="brand-tiles home-brands">
        {shown.map((brand) => (
          <li key={brand.id}>
            <BrandTile brand={toBrandEntry(brand)} />
          </li>
        ))}
      </ul>
    </LinkSection>
  );
}

/** The banner slots of the home page (spec 9). */
export const HOME_BANNER_SLOTS = [
  'BANNER_CAROUSEL_V2',
  'BANNER_CAROUSEL_SECONDARY',
  'BANNER_BRAND_THIN',
  'BANNER_BRAND_SQUARE',
  'BANNER_FLASH_OFFER',
  'BANNER_SUGGEST',
] as const;

type BannerSlot = (typeof HOME_BANNER_SLOTS)[number];

interface HomeScreenProps {
  banners: readonly Banner[];
  sections: readonly HomeSection[];
  categories: readonly Category[];
  brands: readonly Brand[];
}

export function HomeScreen({ banners, sections, categories, brands }: HomeScreenProps) {
  const t = getTexts('home');
  const titles: Record<string, string> = {
    'lightning-offers': t('Lightning offers'),
    'new-products': t('New products'),
    offers: t('Products on offer'),
    recommended: t('Recommended for you'),
  };
  const inSlot = (slot: BannerSlot) => banners.filter((banner) => banner.slot === slot);
  const list = (slot: BannerSlot, shape: BannerShape, label: string) =>
    inSlot(slot).length > 0 && (
      <StaticHtml
        partId={slot}
        as="ul"
        className={`banner-list banner-list-${shape}`}
        aria-label={label}
      >
        {inSlot(slot).map((banner) => (
          <li key={banner.id}>
            <PromoBanner banner={banner} shape={shape} />
          </li>
        ))}
      </StaticHtml>
    );
  const [first, second, third, fourth] = sections
    .filter(({ products }) => products.length > 0)
    .map((section) => {
      const aside =
        section.key === LIGHTNING_SECTION &&
        list('BANNER_FLASH_OFFER', 'square', t('banners.offers'));
      const title = titles[section.key] ?? '';
      return <ProductSection key={section.key} section={section} title={title} aside={aside} />;
    });
  const env = serverEnv();

  return (
    <div className="home page-width">
      <JsonLd data={organizationJsonLd(env)} />
      <JsonLd data={websiteJsonLd(env)} />
      <h1>{t('heading')}</h1>
      <Carousel
        id="carrusel-principal"
        banners={inSlot('BANNER_CAROUSEL_V2')}
        label={t('carousel.hero')}
        shape="hero"
      />
      {first}
      <CategoryStrip
        id="explora-categorias"
        title={t('Explore by categories')}
        link={{ href: route('search_categories'), label: t('categories.all') }}
        categories={categories}
      />
      <ReturningVisitor />
      {second}
      <Carousel
        id="carrusel-secundario"
        banners={inSlot('BANNER_CAROUSEL_SECONDARY')}
        label={t('carousel.secondary')}
        shape="card"
      />
      {third}
      {list('BANNER_BRAND_THIN', 'thin', t('banners.brands'))}
      <BrandExplorer brands={brands} categories={categories} />
      {list('BANNER_BRAND_SQUARE', 'square', t('banners.brands'))}
      {hasFeature('builder') && (
        <CategoryStrip
          id="arma-tu-computadora"
          title={t('Assemble your computer')}
          link={{ href: route('assembly-new'), label: t('assemble.link') }}
          categories={findPartCategories(categories)}
          isNumbered
        />
      )}
      {fourth}
      {list('BANNER_SUGGEST', 'card', t('banners.suggested'))}
      <ReturningVisitorRelatedProducts />
      <TrustBadges />
    </div>
  );
}
