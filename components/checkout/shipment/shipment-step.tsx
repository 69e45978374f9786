'use client';

import type { StepProps } from '../checkout-flow';

export function ShipmentStep({ customer }: StepProps) {
  return <p>{customer.name}</p>;
}
