import type { RefObject } from 'react';
import type { PaymentMethod } from '@/lib/domain/checkout/types';
import type { StepProps } from '../step-props';

/** Has a part of the form give what was typed in it; false when it is wrong and says so. */
export type Collect = () => Promise<boolean>;

export interface MethodBodyProps extends StepProps {
  method: PaymentMethod;
  /** What has to be asked before the payment is saved. */
  collect: RefObject<Collect | null>;
  onChange: () => void;
  onSubmit: () => void;
}
