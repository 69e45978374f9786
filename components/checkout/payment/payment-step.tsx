'use client';

import type { StepProps } from '../checkout-flow';

export function PaymentStep({ customer }: StepProps) {
  return <p>{customer.name}</p>;
}
