import { useQuery } from '@tanstack/react-query';
import { interestText } from '@/components/product/interest-text';
import { monthlyText } from '@/components/product/monthly-text';
import { productsByIdQuery } from '@/lib/api/product-summaries';
import { findFeaturedPlan } from '@/lib/domain/product/financing';
import { useTranslation } from '@/lib/i18n/client';

interface LinePlanProps {
  productId: string;
  /** Of all lines, which are asked for together. */
  allIds: readonly string[];
}

/** The plan of one piece, which is the one that its product page offers, with what it costs. Nothing until it is known. */
export function LinePlan({ productId, allIds }: LinePlanProps) {
  const { t } = useTranslation('product');
  const { data } = useQuery({ ...productsByIdQuery(allIds), retry: false });
  const product = data?.get(productId);
  const plan = product ? findFeaturedPlan(product) : null;
  if (!product || !plan) return null;
  return (
    <p className="mt-1 text-sm">
      {monthlyText(plan, t)}
      {plan.interest === 'charged' && (
        <span className="block text-ink-soft">
          {interestText(plan, product.pricing.currentPriceWithTax, t)}
        </span>
      )}
    </p>
  );
}
