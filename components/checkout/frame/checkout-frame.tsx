import type { ReactNode } from 'react';
import type { StepProps } from '../checkout-flow';
import type { ScreenStep } from '../screen-steps';
import { StepsBar } from './steps-bar';
import { SummaryAside } from './summary-aside';

interface CheckoutFrameProps extends StepProps {
  step: ScreenStep;
  children: ReactNode;
}

/** What stands around every step: the way so far, and what is bought. */
export function CheckoutFrame({ step, children, ...props }: CheckoutFrameProps) {
  return (
    <>
      <StepsBar step={step} transactionId={props.transactionId} store={props.store} />
      <div className="checkout-columns">
        <div className="checkout-step">{children}</div>
        <SummaryAside {...props} />
      </div>
    </>
  );
}
