import type { RelatedProductKind } from '@/lib/domain/product/types';

export interface CompanionListsProps {
  /** Id of the product of the page. */
  productId: string;
  /** The rows to show, each with its title, its element id and the ids of its products. */
  rows: readonly { kind: RelatedProductKind; title: string; id: string; ids: readonly string[] }[];
}
