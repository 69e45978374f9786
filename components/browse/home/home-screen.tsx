import type { Banner, Brand, Category, HomeSection } from '@/lib/domain/product/types';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { JsonLd } from '@/lib/seo/json-ld';
import { organizationJsonLd, websiteJsonLd } from '@/lib/seo/structured-data';
import { BannerList } from './banner-list';
import { BrandExplorer } from './brand-explorer';
import { BuilderSection } from './builder-section';
import { Carousel } from './carousel';
import { CategoryExplorer } from './category-explorer';
import { ProductSection } from './product-section';
import { ReturningVisitor, ReturningVisitorCompanions } from './returning-visitor';
import { TrustBadges } from './trust-badges';
import './home.css';

/** The banner slots of the home page (spec 9). */
export const HOME_BANNER_SLOTS = [
  'BANNER_CAROUSEL_V2',
  'BANNER_CAROUSEL_SECONDARY',
  'BANNER_BRAND_THIN',
  'BANNER_BRAND_SQUARE',
  'BANNER_FLASH_OFFER',
  'BANNER_SUGGEST',
] as const;
export const HOME_SECTIONS = ['lightning-offers', 'new-products', 'offers', 'recommended'] as const;

interface HomeScreenProps {
  banners: readonly Banner[];
  sections: readonly HomeSection[];
  categories: readonly Category[];
  brands: readonly Brand[];
}

/** The home page (spec 2.4). Sections without content are left out. */
export function HomeScreen({ banners, sections, categories, brands }: HomeScreenProps) {
  const t = getTexts('home');
  const inSlot = (slot: (typeof HOME_BANNER_SLOTS)[number]) =>
    banners.filter((banner) => banner.slot === slot);
  const section = (key: (typeof HOME_SECTIONS)[number]) =>
    sections.find((candidate) => candidate.key === key);
  const flash = inSlot('BANNER_FLASH_OFFER');
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
        sizes="(min-width: 1360px) 1296px, 100vw"
        priority
      />
      <CategoryExplorer categories={categories} />
      <ProductSection
        section={section('lightning-offers')}
        title={t('Lightning offers')}
        aside={
          flash.length > 0 && (
            <BannerList
              written="home-flash"
              banners={flash}
              shape="square"
              label={t('banners.offers')}
            />
          )
        }
      />
      <ReturningVisitor />
      <Carousel
        id="carrusel-secundario"
        banners={inSlot('BANNER_CAROUSEL_SECONDARY')}
        label={t('carousel.secondary')}
        shape="card"
        sizes="(min-width: 992px) 33vw, (min-width: 576px) 50vw, 90vw"
      />
      <ProductSection section={section('new-products')} title={t('New products')} />
      <BannerList
        written="home-thin"
        banners={inSlot('BANNER_BRAND_THIN')}
        shape="thin"
        label={t('banners.brands')}
      />
      <ProductSection section={section('offers')} title={t('Products on offer')} />
      <BrandExplorer brands={brands} />
      <BannerList
        written="home-square"
        banners={inSlot('BANNER_BRAND_SQUARE')}
        shape="square"
        label={t('banners.brands')}
      />
      <BuilderSection categories={categories} />
      <ProductSection section={section('recommended')} title={t('Recommended for you')} />
      <BannerList
        written="home-suggested"
        banners={inSlot('BANNER_SUGGEST')}
        shape="card"
        label={t('banners.suggested')}
      />
      <ReturningVisitorCompanions />
      <TrustBadges />
    </div>
  );
}
