'use client';

import type { StepProps } from '../checkout-flow';

export function MonthlyStep({ customer }: StepProps) {
  return <p>{customer.name}</p>;
}
