import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { browserClient } from '@/lib/api/client/browser-client';
import { describeError } from '@/lib/api/client/error-catalogue';
import { cartKey, checkoutKey } from '@/lib/api/client/query-parts';
import { removeCoupon } from '@/lib/api/customer-cart';
import { useTranslation } from '@/lib/i18n/client';
import { notifyFailure } from '@/stores/interface/notify-failure';
import { SectionError, sectionId } from '../shared/step-section';

interface RejectedCouponProps {
  customerId: string;
  /** The backend's message: why the coupon no longer applies. */
  error?: string;
  onRemoved: () => void;
}

/** Shown when the coupon no longer applies. The order is blocked until the customer removes the coupon. */
export function RejectedCoupon({ customerId, error, onRemoved }: RejectedCouponProps) {
  const { t } = useTranslation('review-order');
  const client = useQueryClient();
  const removal = useMutation({
    // The checkout's decisions stay: neither delivery nor payment depends on the coupon.
    mutationFn: () => removeCoupon(browserClient),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: cartKey(customerId) });
      await client.invalidateQueries({ queryKey: checkoutKey(customerId) });
      onRemoved();
    },
    onError: (error) => notifyFailure(error, describeError(error, { operation: 'pay' })),
  });
  return (
    <div id={sectionId('coupon')} className="step-part-body">
      <SectionError section="coupon" error={error} />
      {error && (
        <Button
          variant="secondary"
          className="mb-3"
          isBusy={removal.isPending}
          onClick={() => removal.mutate()}
        >
          {t(removal.isPending ? 'coupon.removing' : 'coupon.remove')}
        </Button>
      )}
    </div>
  );
}
