import { SectionHeading } from '@/components/ui/section-heading';
import type { ProductSummary } from '@/lib/domain/product/types';
import { ProductRail } from '../product-rail';

/** Tiles of one row: what goes with a product is a choice, not a catalogue. */
const SHOWN = 8;

interface ProductRailSectionProps {
  id: string;
  title: string;
  products: readonly ProductSummary[];
}

/** A row of products that go with this one; nothing when there are none. */
export function ProductRailSection({ id, title, products }: ProductRailSectionProps) {
  if (products.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="mt-12">
      <SectionHeading id={`${id}-titulo`} title={title} />
      <ProductRail products={products.slice(0, SHOWN)} label={title} isTile />
    </section>
  );
}
