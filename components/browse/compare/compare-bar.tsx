import { usePathname } from 'next/navigation';
import { Suspense } from 'react';
import { bottomInsetRef } from '@/components/ui/bottom-inset';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { MAX_COMPARED_PRODUCTS } from '@/lib/domain/product/types';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { compareHref } from '@/lib/routing/product-hrefs';
import { route, routeTemplates } from '@/lib/routing/routes';
import { useCompareStore } from '@/stores/browsing/compare-store';
import './compare-bar.css';

/** Empty slots are shown too, so that the shopper sees how many products can be compared. */
const SLOT_KEYS = Array.from({ length: MAX_COMPARED_PRODUCTS }, (_, place) => `place-${place}`);

/** Only where products are chosen: elsewhere the bar would cover what is done there. */
const isShownOn = (pathname: string) =>
  pathname === route('home') ||
  [routeTemplates.products, routeTemplates.search, routeTemplates['lightning-offers']].some(
    (path) => pathname.startsWith(path.replace(/\/\{.*/, '')),
  );

export function CompareBar() {
  const isWanted = useCompareStore(({ items }) => items.length > 0);
  const isShown = isShownOn(usePathname());
  if (!isWanted || !isShown || !hasFeature('compare')) return null;
  return (
    <Suspense>
      <Bar />
    </Suspense>
  );
}

function Bar() {
  const { t } = useTranslation('compare');
  const items = useCompareStore((state) => state.items);
  const isFolded = useCompareStore((state) => state.isFolded);
  const { clear, setFolded } = useCompareStore.getState();
  const count = t('bar.count', { count: items.length, max: MAX_COMPARED_PRODUCTS });
  return (
    <aside
      ref={bottomInsetRef}
      aria-label={t('bar.label')}
      className="compare-bar"
      data-folded={isFolded || undefined}
    >
      <p role="status" className="visually-hidden">
        {count}
      </p>
      <div className="mx-auto flex max-w-[1360px] items-center gap-1 px-[clamp(1rem,3vw,2rem)] py-2 sm:gap-2">
        {isFolded || <ChosenItems />}
        <p
          aria-hidden="true"
          className={`flex-1 items-baseline gap-3 text-14 ${isFolded ? 'flex' : 'hidden sm:flex'}`}
        >
          <b>{t('bar.short', { count: items.length, max: MAX_COMPARED_PRODUCTS })}</b>
          {items.length === 1 && !isFolded && (
            <span className="text-ink-soft">{t('bar.oneMore')}</span>
          )}
        </p>
        {isFolded || (
          <Button variant="quiet" className="max-sm:hidden" onClick={clear}>
            {t('bar.clear')}
          </Button>
        )}
        <ButtonLink
          variant={items.length > 1 ? 'primary' : 'secondary'}
          className="ml-auto shrink-0 px-2 text-15 whitespace-nowrap sm:ml-0 sm:px-6 sm:text-16"
          href={compareHref(items)}
          rel="nofollow"
        >
          {t('bar.go')}
        </ButtonLink>
        <Button
          variant="quiet"
          size="icon"
          icon="chevron-down"
          className={`[&>svg]:transition-[rotate] ${isFolded ? '[&>svg]:rotate-180' : ''}`}
          aria-expanded={!isFolded}
          aria-label={t(isFolded ? 'bar.unfold' : 'bar.fold')}
          onClick={() => setFolded(!isFolded)}
        />
      </div>
    </aside>
  );
}

function ChosenItems() {
  const { t } = useTranslation('compare');
  const items = useCompareStore((state) => state.items);
  return (
    <ul className="flex min-w-0 gap-1 overflow-x-auto scrollbar-none *:shrink-0 sm:gap-2">
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            title={item.name}
            aria-label={t('bar.remove', { name: item.name })}
            onClick={() => useCompareStore.getState().remove(item.id)}
            className="relative block size-11 hairline rounded-sm bg-plate p-0.5"
          >
            <Picture src={item.image} alt="" width={48} className="size-full object-contain" />
            <Icon
              name="close"
              className="absolute top-px right-px size-3.5 rounded-[50%] bg-ink stroke-3 p-px text-paper"
            />
          </button>
        </li>
      ))}
      {SLOT_KEYS.slice(items.length).map((place) => (
        <li
          key={place}
          aria-hidden="true"
          className="size-11 rounded-sm border border-dashed border-line-strong"
        />
      ))}
    </ul>
  );
}
