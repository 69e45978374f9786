import type { Build } from '@/lib/domain/build/build';
import type { BuildGroup } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { QuotationSheet } from './quotation-sheet';
import { sharedBuildHref } from './shared-build-href';

interface QuotationProps {
  build: Build;
  groups: readonly BuildGroup[];
  shopName: string;
}

/** The printable quotation of the build on screen. */
export function Quotation({ build: { entries, name }, groups, shopName }: QuotationProps) {
  const { t } = useTranslation('assembly');
  const { href } = new URL(sharedBuildHref(entries), window.location.origin);
  const sheet = { t, name, entries, groups, shopName, href };
  return <QuotationSheet {...sheet} now={Date.now()} />;
}
