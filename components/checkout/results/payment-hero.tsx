import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';

interface PaymentHeroProps {
  tone: 'done' | 'waiting' | 'stopped' | 'busy';
  icon: IconName;
  title: string;
  children?: ReactNode;
}

/** The status of a payment at the top of its page. Screen readers announce its changes. */
export function PaymentHero({ tone, icon, title, children }: PaymentHeroProps) {
  return (
    <div role="status" className={`payment-hero payment-${tone}`}>
      <span className="payment-hero-icon">
        <Icon name={icon} />
      </span>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  );
}
