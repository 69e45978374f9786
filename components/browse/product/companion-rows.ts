import type { CompanionKind } from '@/lib/domain/product/types';

export interface CompanionRows {
  /** Of the product that they go with. */
  slug: string;
  /** The rows to show, each with its title and its id on the page. */
  rows: readonly { kind: CompanionKind; title: string; id: string }[];
}
