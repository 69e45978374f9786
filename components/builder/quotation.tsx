import type { AssemblyGroup } from '@/lib/domain/build/types';
import type { WorkingBuild } from '@/lib/domain/build/working';
import { useTranslation } from '@/lib/i18n/client';
import { QuotationSheet } from './quotation-sheet';
import { sharedHref } from './shared-href';

interface QuotationProps {
  build: WorkingBuild;
  groups: readonly AssemblyGroup[];
  shopName: string;
}

/** The printable quotation of the build on screen. */
export function Quotation({ build: { entries, name }, groups, shopName }: QuotationProps) {
  const { t } = useTranslation('assembly');
  const { href } = new URL(sharedHref(entries), window.location.origin);
  const sheet = { t, name, entries, groups, shopName, href };
  return <QuotationSheet {...sheet} now={Date.now()} />;
}
