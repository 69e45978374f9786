import type { RefObject } from 'react';
import type { PaymentMethod } from '@/lib/domain/checkout/types';
import type { StepProps } from '../step-props';

/** Submits the fields of a method before the payment is saved; false when they are invalid, which the fields show. */
export type PrepareMethod = () => Promise<boolean>;

export interface MethodBodyProps extends StepProps {
  method: PaymentMethod;
  /** The chosen method registers its `PrepareMethod` here; null when it has nothing to submit. */
  prepareMethodRef: RefObject<PrepareMethod | null>;
  onChange: () => void;
  onSubmit: () => void;
}
