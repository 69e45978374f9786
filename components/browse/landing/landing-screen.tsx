import { ProductSection } from '@/components/browse/home/product-section';
import { BreadcrumbsJsonLd } from '@/components/browse/search/breadcrumbs-json-ld';
import { ProductGrid } from '@/components/product/product-grid';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { EmptyState } from '@/components/ui/empty-state';
import { PromoBanner } from '@/components/ui/promo-banner';
import { SectionHeading } from '@/components/ui/section-heading';
import { getLandingProducts, type Landing } from '@/lib/domain/landing';
import { renderHtml } from '@/lib/html/render-html';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { JsonLd } from '@/lib/seo/json-ld';
import { itemListJsonLd } from '@/lib/seo/structured-data';
import { LandingAlternativeLinks, LandingValidity } from './landing-validity';

interface LandingScreenProps {
  landing: Landing;
  siteUrl: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** A landing page: its title, end date and products by section. The first section shows all of its products. */
export function LandingScreen({ landing, siteUrl, now }: LandingScreenProps) {
  const { title, text, banner, contentHtml, sections } = landing;
  const t = getTexts('landing');
  const crumbs = [{ name: title }];
  const products = getLandingProducts(landing);
  const content = renderHtml(contentHtml, { siteOrigin: siteUrl });
  const [first, ...others] = sections;
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 pb-16 md:gap-10 md:[&_.banner-hero]:aspect-[10/3]">
      <div>
        <BreadcrumbsJsonLd crumbs={crumbs} />
        {products.length > 0 && <JsonLd data={itemListJsonLd(products, siteUrl)} />}
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {text && <p className="mt-2 max-w-prose text-lg text-ink-soft">{text}</p>}
        <LandingValidity landing={landing} now={now} />
      </div>
      {banner && (
        <PromoBanner
          // The banner links to this page, so here it is shown without its link.
          banner={{ ...banner, link: null, callToAction: '' }}
          shape="hero"
          sizes="(min-width: 1360px) 1296px, 100vw"
          priority
        />
      )}
      {content && (
        <section aria-labelledby="acerca" className="rich-text rich-landing">
          <h2 id="acerca" className="visually-hidden">
            {t('details', { title })}
          </h2>
          {content}
        </section>
      )}
      {first && (
        <section aria-labelledby="productos">
          <SectionHeading
            id="productos"
            title={first.title || t('section')}
            text={first.text || undefined}
            link={
              first.link === route('home')
                ? undefined
                : { href: first.link, label: getTexts('common')('seeAll') }
            }
          />
          <ProductGrid products={first.products} />
        </section>
      )}
      {!first && !content && (
        <EmptyState icon="box" title={t('emptyTitle')} text={t('emptyText')} heading="h2">
          <LandingAlternativeLinks />
        </EmptyState>
      )}
      {others.map((section) => (
        <ProductSection key={section.key} section={section} title={t('section')} />
      ))}
    </div>
  );
}
