import { useQuery } from '@tanstack/react-query';
import { RelatedProductCards } from '@/components/browse/product/related-product-cards';
import {
  RecentlyViewedCard,
  useRecentlyViewed,
} from '@/components/product/recently-viewed/recently-viewed-list';
import { UndoBar } from '@/components/shared/undo-bar';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { productsByIdQuery } from '@/lib/api/product-summaries';
import { relatedProductIdsQuery } from '@/lib/api/related-products';
import { type Build, findUnfinishedBuild } from '@/lib/domain/build/build';
import { isChosenEntry } from '@/lib/domain/build/types';
import { isPurchasable } from '@/lib/domain/product/availability';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { useRecentlyViewedStore } from '@/stores/browsing/recently-viewed-store';
import { useBuildStore } from '@/stores/builder/build-store';

const MAX_PICTURES = 4;

function UnfinishedBuildCard({ build, onDiscard }: { build: Build; onDiscard: () => void }) {
  const { t } = useTranslation('recently-viewed');
  const parts = build.entries.filter(isChosenEntry);
  const href = build.slug ? route('assembly-edit', { id: build.slug }) : route('assembly-new');
  return (
    <li className="col-span-2 flex flex-col">
      <a href={href} className="grid grow content-start gap-1 hairline rounded-md bg-surface p-3">
        <span className="grid gap-1 grid-cols-4 mb-1">
          {parts.slice(0, MAX_PICTURES).map(({ part }) => (
            <Picture key={part.id} src={part.image} alt="" width={96} />
          ))}
        </span>
        <span className="seen-drop">{t('return.build')}</span>
        <b>{build.name}</b>
        <span>{t('return.parts', { count: parts.length })}</span>
        <span className="link">{t('return.continue')}</span>
      </a>
      <button
        type="button"
        onClick={onDiscard}
        className="link-button self-start text-14"
        aria-label={t('return.discardBuild', { name: build.name })}
      >
        {t('return.discard')}
      </button>
    </li>
  );
}

export const ReturnPanel = withQueryClient(function ReturnPanel() {
  const { t } = useTranslation('recently-viewed');
  const { items, isSettled, clear, undo } = useRecentlyViewed();
  const builds = useBuildStore((state) => state.builds);
  const build = hasFeature('builder') ? findUnfinishedBuild(builds) : undefined;
  const fallen = items.filter(({ drop }) => drop > 0);
  const shown = [...fallen, ...items.filter(({ drop }) => drop === 0)];
  const undoBar = <UndoBar text={undo.text} undoLabel={t('undo')} onUndo={undo.undo} />;
  // The room is there: drawn before the prices are known, the list would change its order before the visitor's eyes.
  if (!isSettled) return null;
  if (!build && shown.length === 0) return <div data-empty="">{undoBar}</div>;

  const discard = () => {
    if (!build) return;
    useBuildStore.getState().discard(build.key);
    undo.offer({
      text: t('return.discarded'),
      revert: () => useBuildStore.getState().setBuild(build),
    });
  };
  return (
    <section aria-labelledby="sigue">
      <SectionHeading id="sigue" title={t('return.title')}>
        {shown.length > 0 && (
          <button type="button" onClick={clear} className="link-button ml-auto text-14">
            {t('clear')}
          </button>
        )}
      </SectionHeading>
      {fallen.length > 0 && (
        <p className="-mt-1 mb-3 text-14 font-semibold text-saved">
          {t('return.fallen', { count: fallen.length })}
        </p>
      )}
      {undoBar}
      <ul className="seen-list">
        {build && <UnfinishedBuildCard build={build} onDiscard={discard} />}
        {shown.map((item) => (
          <RecentlyViewedCard key={item.product.id} {...item} />
        ))}
      </ul>
    </section>
  );
});

export const ReturnRelatedProducts = withQueryClient(function ReturnRelatedProducts() {
  const last = useRecentlyViewedStore((state) => state.seen[0]);
  return last ? <RelatedProducts {...last} /> : <div data-empty="" />;
});

function RelatedProducts({ slug, name }: { slug: string; name: string }) {
  const { t } = useTranslation('recently-viewed');
  const relatedProducts = useQuery(relatedProductIdsQuery(slug));
  const { sets = [], related = [] } = relatedProducts.data ?? {};
  const ids = sets.length > 0 ? sets : related;
  const products = useQuery(productsByIdQuery(ids));
  const found = ids.flatMap((id) => products.data?.get(id) ?? []).filter(isPurchasable);
  const isKnown = relatedProducts.data && (ids.length === 0 || products.data);
  if (relatedProducts.isError || products.isError || (isKnown && found.length === 0)) {
    return <div data-empty="" />;
  }
  // Another graphics card does not go with a graphics card.
  const title = t(sets.length > 0 ? 'return.companions' : 'return.similar');
  return (
    <section aria-labelledby="va-bien-con" aria-busy={!isKnown}>
      <SectionHeading id="va-bien-con" title={title} text={name} />
      {isKnown && <RelatedProductCards products={found} label={title} />}
    </section>
  );
}
