import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { StatusTone } from '@/lib/domain/orders/status';

/** A status as text with an icon and a colour. */
export function StatusBadge({
  look: { tone, icon },
  children,
}: {
  look: { tone: StatusTone; icon: IconName };
  children: ReactNode;
}) {
  return (
    <span className={`status status-${tone}`}>
      <Icon name={icon} className="size-4" />
      {children}
    </span>
  );
}
