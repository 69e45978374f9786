import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { latestNotificationsQuery } from '@/lib/api/notifications';
import { walletMovementsQuery } from '@/lib/api/wallet';
import { warrantiesQuery } from '@/lib/api/warranties';
import { formatPrice } from '@/lib/domain/money';
import { hasRoute } from '@/lib/features/feature-routes';

export interface HubLinksProps {
  label: string;
  groups: readonly {
    title: string;
    links: readonly { name: string; icon: IconName; href: string; title: string; about: string }[];
  }[];
}

/** What a link leads to so much of: pieces, or pesos. Nothing for what is not known. */
export type HubCounts = Readonly<Record<string, string | number | null | undefined>>;

export function useHubCounts(customerId: string, isAllowed: boolean): HubCounts {
  const when = (name: Parameters<typeof hasRoute>[0]) => ({ enabled: isAllowed && hasRoute(name) });
  const warranties = useQuery({
    ...warrantiesQuery(customerId, 1),
    ...when('profile.warranties'),
  }).data?.total;
  const wallet = useQuery({
    ...walletMovementsQuery(customerId, 1),
    ...when('profile.wallet'),
  }).data;
  const notices = useQuery({
    ...latestNotificationsQuery(customerId),
    ...when('profile.notifications'),
  }).data?.unreadCount;
  return {
    'profile.warranties': warranties || null,
    'profile.wallet': wallet?.balance ? formatPrice(wallet.balance) : null,
    'profile.notifications': notices || null,
  };
}

/** The sections of the profile. The server draws them for every visitor, and the browser again with the customer's counts. */
export function HubLinks({ label, groups, counts }: HubLinksProps & { counts?: HubCounts }) {
  return (
    <nav aria-label={label} className="hub-links">
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.name}>
                <a href={link.href}>
                  <Icon name={link.icon} />
                  <span>
                    <strong>{link.title}</strong>
                    <span>{link.about}</span>
                  </span>
                  {counts?.[link.name] && <b className="hub-count">{counts[link.name]}</b>}
                  <Icon name="chevron-right" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
