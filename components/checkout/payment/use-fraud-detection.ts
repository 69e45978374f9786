import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { detectFraud } from '@/lib/integrations/fraud-detection';
import type { StepProps } from '../step-props';

/** Gives the purchase one tracking id, and loads the fraud detection script with it. */
export function useFraudDetection({ store, config }: Pick<StepProps, 'store' | 'config'>) {
  const trackingId = store((state) => state.trackingId);
  useEffect(() => {
    if (trackingId !== null) return;
    store.getState().update((data) => ({
      ...data,
      trackingId: data.trackingId ?? crypto.randomUUID(),
    }));
  }, [store, trackingId]);
  const { error, refetch } = useQuery({
    queryKey: ['fraud-detection', config.fraudScript, trackingId],
    queryFn: async () => {
      await detectFraud(config.fraudScript, trackingId ?? '');
      return true;
    },
    enabled: trackingId !== null && config.fraudScript !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { error, retry: refetch };
}
