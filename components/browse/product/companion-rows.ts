import type { CompanionKind } from '@/lib/domain/product/types';

export interface CompanionRows {
  /** Slug of the product of the page. */
  slug: string;
  /** The rows to show, each with its title and its element id. */
  rows: readonly { kind: CompanionKind; title: string; id: string }[];
}
