'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { useDismiss } from '@/components/shared/use-dismiss';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Icon } from '@/components/ui/icon';
import { latestNotificationsQuery } from '@/lib/api/notifications';
import { formatBadgeCount } from '@/lib/domain/account/inbox';
import { useTranslation } from '@/lib/i18n/client';
import { BellPanel } from './bell-panel';
import './bell.css';

/** The bell of the header with the number of unread notifications. */
export const Bell = withQueryClient(function Bell({ customerId }: { customerId: string }) {
  const { t } = useTranslation('inbox');
  const pathname = usePathname();
  const query = useQuery(latestNotificationsQuery(customerId));
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  // A navigation closes the panel: it is open only on the path where it was opened.
  const isOpen = openedOn === pathname;
  const count = query.data?.unreadCount ?? 0;
  return (
    <div className="bell">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t('bell', { count })}
        onClick={() => setOpenedOn(isOpen ? null : pathname)}
        className="tool"
      >
        <span aria-hidden="true" className="relative">
          <Icon name="bell" />
          {count > 0 && <span className="tool-count">{formatBadgeCount(count)}</span>}
        </span>
      </button>
      <span className="visually-hidden" aria-live="polite">
        {count > 0 && t('bell', { count })}
      </span>
      {isOpen && (
        <OpenPanel query={query} customerId={customerId} onClose={() => setOpenedOn(null)} />
      )}
    </div>
  );
});

function OpenPanel({
  onClose,
  ...panel
}: Omit<Parameters<typeof BellPanel>[0], 'panel'> & { onClose: () => void }) {
  return <BellPanel panel={useDismiss(onClose)} {...panel} />;
}
