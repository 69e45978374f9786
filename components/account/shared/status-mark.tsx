import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { Tone } from '@/lib/domain/orders/status';

/** A status as text with an icon and a colour. */
export function StatusMark({
  look: { tone, icon },
  children,
}: {
  look: { tone: Tone; icon: IconName };
  children: ReactNode;
}) {
  return (
    <span className={`status status-${tone}`}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
