import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { findBuildCover, type SharedBuild } from '@/lib/api/shared-build';
import type { Compatibility } from '@/lib/domain/build/compatibility/check';
import { getMissingGroups } from '@/lib/domain/build/groups';
import { getChosenEntries } from '@/lib/domain/build/selection';
import { calculateBuildCost } from '@/lib/domain/build/totals';
import { isChosenEntry } from '@/lib/domain/build/types';
import { formatPrice, roundMoney } from '@/lib/domain/money';
import { hasPieces } from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { buildCardPath } from '@/lib/seo/cards/card-address';
import { pageMetadata } from '@/lib/seo/metadata';
import { BuildTotals, GroupIcon, PictureNote, sharedBuildHref, WattsMeter } from './build-summary';
import { CompatibilityNote } from './compatibility-note';
import { QuotationSheet } from './quotation-sheet';
import { SharedBuildActions } from './shared-build-actions';
import './builder.css';

/** Metadata of a shared build. It is not indexed, because anybody can make any number of such pages. */
export function sharedBuildMetadata(build: SharedBuild): Metadata {
  const t = getTexts('assembly');
  const { entries } = build;
  const names = entries.filter(isChosenEntry).map(({ part }) => part.name);
  const { cash: price, pieces: count } = calculateBuildCost(entries);
  const path = sharedBuildHref(entries);
  if (names.length === 0) {
    const [title, description] = [t('shared.missing'), t('description')];
    return pageMetadata({ title, description, path, noIndex: true });
  }
  const face = findBuildCover(build);
  return pageMetadata({
    title: t('shared.heading', { count, price: formatPrice(price) }),
    description: t('shared.summary', { parts: names.join(' · ') }),
    path,
    images: face ? [...new Set([face.original, face.medium])] : [],
    card: buildCardPath(entries),
    noIndex: true,
  });
}

/** The parts of a shared build by step, then a note for each product that is no longer sold. */
function SharedBuildPartList({ entries, gone, groups }: SharedBuild) {
  const t = getTexts('assembly');
  return (
    <ul className="asm-parts shared-parts lg:row-[1/3]">
      {groups.flatMap((group) =>
        getChosenEntries(entries, group.id).map(({ part, qty }) => (
          <li key={`${group.id} ${part.id}`}>
            <Picture src={part.image} alt="" width={64} className="size-16 p-1" />
            <div>
              <p className="asm-soft">{group.name}</p>
              <a
                href={route('products', { slug: part.slug })}
                className="inline-block py-0.5 font-semibold hover:underline lh-[1.3]"
              >
                {part.name}
              </a>
              {!hasPieces(part.stock) && <p className="text-danger text-14">{t('stock.none')}</p>}
            </div>
            <p className="text-right whitespace-nowrap">
              {qty > 1 && <span className="asm-soft">{t('panel.times', { qty })}</span>}
              <strong>{formatPrice(roundMoney(getDisplayPrices(part.pricing).final * qty))}</strong>
            </p>
          </li>
        )),
      )}
      {gone.map(({ groupId, productId }) => {
        const group = groups.find(({ id }) => id === groupId);
        return (
          <li key={`${groupId} ${productId}`} className="shared-lost text-warn">
            {group ? <GroupIcon group={group} /> : <Icon name="box" />}
            <div>
              {group && <p className="asm-soft">{group.name}</p>}
              <p>{t('shared.gone')}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Shown when the URL contains no build, or when none of its products is sold any more. */
export function SharedBuildNotFound(props: { hasGone: boolean; isSimple: boolean }) {
  const t = getTexts('assembly');
  const why = props.hasGone ? 'shared.allGone' : 'shared.missing';
  return (
    <SharedBuildLayout title={t('share.name')} isSimple={props.isSimple}>
      <EmptyState icon="box" heading="h2" title={t(why)} text={t(`${why}Text`)}>
        <ButtonLink href={route('assembly-new')}>{t('shared.start')}</ButtonLink>
      </EmptyState>
    </SharedBuildLayout>
  );
}

interface SharedBuildLayoutProps {
  title: string;
  isSimple: boolean;
  children: ReactNode;
}

function SharedBuildLayout({ title, isSimple, children }: SharedBuildLayoutProps) {
  const t = getTexts('assembly');
  const crumbs = [{ name: t('title'), href: route('assembly-new') }, { name: t('share.name') }];
  return (
    <div className="page-width asm-page pb-8">
      {!isSimple && <Breadcrumbs crumbs={crumbs} />}
      <h1 className="asm-title">{title}</h1>
      {children}
    </div>
  );
}

interface SharedBuildScreenProps {
  build: SharedBuild;
  compatibility: Compatibility;
  shopName: string;
  siteUrl: string;
  isSimple: boolean;
}

export function SharedBuildScreen(props: SharedBuildScreenProps) {
  const { build, compatibility, shopName, siteUrl, isSimple } = props;
  const { text, entries, gone, unread, groups } = build;
  const t = getTexts('assembly');
  const { cash, pieces } = calculateBuildCost(entries);
  const heading = t('shared.heading', { count: pieces, price: formatPrice(cash) });
  const missing = getMissingGroups(groups, entries);
  const { href } = new URL(sharedBuildHref(entries), siteUrl);
  const face = findBuildCover(build)?.large;
  return (
    <SharedBuildLayout title={heading} isSimple={isSimple}>
      <div className="asm-screen">
        <p className="mt-1 text-ink-soft">{t('share.note')}</p>
        {gone.length > 0 && (
          <p className="note note-warn mt-4">{t('share.gone', { count: gone.length })}</p>
        )}
        {unread > 0 && (
          <p className="note note-warn mt-4">{t('share.unread', { count: unread })}</p>
        )}
        <div className="shared-columns">
          <Picture
            src={face}
            alt=""
            width={400}
            className="w-full max-h-64 rounded-lg bg-plate object-contain p-4"
          />
          <SharedBuildPartList {...build} />
          <aside aria-label={t('panel.title')} className="asm-panel lg:col-[2]">
            <BuildTotals t={t} entries={entries} />
            <WattsMeter t={t} entries={entries} />
            {compatibility.state !== null && (
              <CompatibilityNote t={t} compatibility={compatibility} />
            )}
            {missing.length > 0 && (
              <p className="asm-soft">
                {t('shared.without', { parts: missing.map(({ name }) => name).join(', ') })}
              </p>
            )}
            <PictureNote t={t} entries={entries} groups={groups} />
            <p className="needs-script asm-soft">{t('needsScript')}</p>
            <SharedBuildActions
              encodedBuild={text}
              href={href}
              labels={{
                take: t('share.take'),
                taking: t('loading'),
                failed: t('shared.failed'),
                copy: t('share.copy'),
                copied: t('share.copied'),
                notCopied: t('share.failed'),
                print: t('share.print'),
              }}
            />
          </aside>
        </div>
      </div>
      <QuotationSheet
        t={t}
        name={t('share.name')}
        entries={entries}
        groups={groups}
        shopName={shopName}
        href={href}
        now={Date.now()}
      />
    </SharedBuildLayout>
  );
}
