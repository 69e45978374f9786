import type { RelatedProductKind } from '@/lib/domain/product/types';

export interface CompanionListsProps {
  /** Slug of the product of the page. */
  slug: string;
  /** The rows to show, each with its title and its element id. */
  rows: readonly { kind: RelatedProductKind; title: string; id: string }[];
}
