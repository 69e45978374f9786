import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';

interface PaymentHeroProps {
  tone: 'done' | 'waiting' | 'stopped' | 'busy';
  icon: IconName;
  title: string;
  children?: ReactNode;
}

/** How a payment stands, in one look. It is read out when it changes. */
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
