import type { ReactNode } from 'react';
import { useMediaQuery } from '@/components/ui/use-media-query';
import type { ScreenStep, StepProps } from '../step-props';
import { StepsBar } from './steps-bar';
import { SummaryAside } from './summary-aside';

interface CheckoutLayoutProps extends StepProps {
  step: ScreenStep;
  children: ReactNode;
}

/** The layout around every step: the list of steps, and the order summary. */
export function CheckoutLayout({ step, children, ...props }: CheckoutLayoutProps) {
  // The summary moves in the DOM, so that reading order matches the layout. The step stays mounted in both.
  const isWide = useMediaQuery('(width >= 992px)');
  return (
    <>
      <StepsBar step={step} transactionId={props.transactionId} store={props.store} />
      <div className="checkout-columns">
        {!isWide && <SummaryAside {...props} isFolded />}
        <div className="min-w-0">{children}</div>
        {isWide && <SummaryAside {...props} isFolded={false} />}
      </div>
    </>
  );
}
