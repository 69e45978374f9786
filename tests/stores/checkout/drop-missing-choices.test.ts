import { expect, it, vi } from 'vitest';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import { dropMissingChoices } from '@/stores/checkout/checkout-store';

it('drops stored choices that the shop no longer offers, and only those', () => {
  const stored = { ...createInitialCheckout(), isShipping: false, requiredBilling: true };
  expect(dropMissingChoices(stored)).toEqual(stored);
  vi.stubEnv('FEATURES', '-insurance,-invoicing,-pickup');
  expect(dropMissingChoices(stored)).toEqual({
    ...stored,
    hasShippingInsurance: false,
    isInsuranceChosen: true,
    requiredBilling: false,
    isShipping: null,
  });
  expect(dropMissingChoices({ ...stored, isShipping: true }).isShipping).toBe(true);
});
