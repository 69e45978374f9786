'use client';

import type { StepProps } from '../checkout-flow';

export function ReviewStep({ customer }: StepProps) {
  return <p>{customer.name}</p>;
}
