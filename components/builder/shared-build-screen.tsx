import { Picture } from '@/components/ui/picture';
import type { Compatibility } from '@/lib/domain/build/compatibility/check';
import { getMissingGroups } from '@/lib/domain/build/groups';
import type { SharedBuildPart } from '@/lib/domain/build/share';
import { calculateBuildCost } from '@/lib/domain/build/totals';
import type { BuildEntry, BuildGroup } from '@/lib/domain/build/types';
import { formatPrice } from '@/lib/domain/money';
import { getTexts } from '@/lib/i18n/server';
import { BuildTotals } from './build-totals';
import { CompatibilityNote } from './compatibility-note';
import { PictureNote } from './picture-note';
import { QuotationSheet } from './quotation-sheet';
import { SharedBuildActions } from './shared-build-actions';
import { sharedBuildHref } from './shared-build-href';
import { SharedBuildLayout } from './shared-build-layout';
import { findBuildCover, type ProductCovers } from './shared-build-metadata';
import { SharedBuildPartList } from './shared-build-part-list';
import { WattsMeter } from './watts-meter';

interface SharedBuildScreenProps {
  /** The build as it is encoded in the URL. */
  encodedBuild: string;
  groups: readonly BuildGroup[];
  covers: ProductCovers;
  entries: readonly BuildEntry[];
  discontinued: readonly SharedBuildPart[];
  /** How many pieces of the URL could not be read. */
  unread: number;
  compatibility: Compatibility;
  shopName: string;
  siteUrl: string;
  isSimple: boolean;
}

/** A build that somebody shared: its parts at today's prices, with buttons to edit a copy or print it. */
export function SharedBuildScreen(props: SharedBuildScreenProps) {
  const {
    encodedBuild,
    groups,
    covers,
    entries,
    discontinued,
    unread,
    compatibility,
    shopName,
    siteUrl,
    isSimple,
  } = props;
  const t = getTexts('assembly');
  const { cash, pieces } = calculateBuildCost(entries);
  const heading = t('shared.heading', { count: pieces, price: formatPrice(cash) });
  const missing = getMissingGroups(groups, entries);
  const { href } = new URL(sharedBuildHref(entries), siteUrl);
  const face = findBuildCover({ entries, groups, covers })?.large;
  return (
    <SharedBuildLayout title={heading} isSimple={isSimple}>
      <div className="asm-screen shared">
        <p className="asm-intro">{t('share.note')}</p>
        {discontinued.length > 0 && (
          <p className="note note-warn asm-gone">
            {t('share.gone', { count: discontinued.length })}
          </p>
        )}
        {unread > 0 && (
          <p className="note note-warn asm-gone">{t('share.unread', { count: unread })}</p>
        )}
        <div className="shared-columns">
          <Picture
            src={face}
            alt=""
            width={400}
            className="w-full max-h-64 rounded-lg bg-plate object-contain p-4"
          />
          <SharedBuildPartList entries={entries} discontinued={discontinued} groups={groups} />
          <aside aria-label={t('panel.title')} className="asm-panel">
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
              encodedBuild={encodedBuild}
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
