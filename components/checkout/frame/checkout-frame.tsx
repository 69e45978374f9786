import type { ReactNode } from 'react';
import { useMediaQuery } from '@/components/ui/use-media-query';
import type { ScreenStep } from '../screen-steps';
import type { StepProps } from '../step-props';
import { StepsBar } from './steps-bar';
import { SummaryAside } from './summary-aside';

interface CheckoutFrameProps extends StepProps {
  step: ScreenStep;
  children: ReactNode;
}

/** What stands around every step: the way so far, and what is bought. */
export function CheckoutFrame({ step, children, ...props }: CheckoutFrameProps) {
  // Where it stands is where it is read; the step itself stays in its place.
  const isWide = useMediaQuery('(width >= 992px)');
  return (
    <>
      <StepsBar step={step} transactionId={props.transactionId} store={props.store} />
      <div className="checkout-columns">
        {!isWide && <SummaryAside {...props} isFolded />}
        <div className="checkout-step">{children}</div>
        {isWide && <SummaryAside {...props} isFolded={false} />}
      </div>
    </>
  );
}
