import { Picture } from '@/components/ui/picture';
import type { Compatibility } from '@/lib/domain/build/compatibility/check';
import { missingGroups } from '@/lib/domain/build/groups';
import type { SharedPart } from '@/lib/domain/build/share';
import { assemblyTotals } from '@/lib/domain/build/totals';
import type { AssemblyEntry, AssemblyGroup } from '@/lib/domain/build/types';
import { formatPrice } from '@/lib/domain/money';
import { imageUrl } from '@/lib/domain/product/images';
import { texts } from '@/lib/i18n/server';
import { PanelTotals } from './panel-totals';
import { QuotationSheet } from './quotation-sheet';
import { SharedActions } from './shared-actions';
import { SharedFrame } from './shared-frame';
import { sharedHref } from './shared-href';
import { type Covers, faceOf } from './shared-metadata';
import { SharedParts } from './shared-parts';
import { VerdictNote } from './verdict-note';
import { WattsMeter } from './watts-meter';

interface SharedScreenProps {
  /** The build as it is encoded in the URL. */
  text: string;
  groups: readonly AssemblyGroup[];
  covers: Covers;
  entries: readonly AssemblyEntry[];
  gone: readonly SharedPart[];
  compatibility: Compatibility;
  shopName: string;
  siteUrl: string;
  isSimple: boolean;
}

/** A build that somebody shared: its parts at today's prices, with buttons to edit a copy or print it. */
export function SharedScreen(props: SharedScreenProps) {
  const { text, groups, covers, entries, gone, compatibility, shopName, siteUrl, isSimple } = props;
  const t = texts('assembly');
  const { cash, pieces } = assemblyTotals(entries);
  const heading = t('shared.heading', { count: pieces, price: formatPrice(cash) });
  const missing = missingGroups(groups, entries);
  const { href } = new URL(sharedHref(entries), siteUrl);
  const face = imageUrl(faceOf({ entries, groups, covers }), 'large');
  return (
    <SharedFrame title={heading} isSimple={isSimple}>
      <div className="asm-screen shared">
        <p className="asm-intro">{t('share.note')}</p>
        {gone.length > 0 && <p className="asm-gone">{t('share.gone', { count: gone.length })}</p>}
        <div className="shared-columns">
          <Picture src={face} alt="" width={400} className="shared-face" />
          <SharedParts entries={entries} gone={gone} groups={groups} />
          <aside aria-label={t('panel.title')} className="asm-panel">
            <PanelTotals t={t} entries={entries} />
            <WattsMeter t={t} entries={entries} />
            {compatibility.state !== null && <VerdictNote t={t} compatibility={compatibility} />}
            {missing.length > 0 && (
              <p className="asm-soft">
                {t('shared.without', { parts: missing.map(({ name }) => name).join(', ') })}
              </p>
            )}
            <p className="needs-script asm-soft">{t('needsScript')}</p>
            <SharedActions
              text={text}
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
    </SharedFrame>
  );
}
