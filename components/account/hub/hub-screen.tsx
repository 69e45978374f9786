'use client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OrderRow } from '@/components/account/orders/order-row';
import { RowsSkeleton } from '@/components/account/shared/history';
import { useSignOut } from '@/components/account/sign-in/use-sign-out';
import { customerScreen } from '@/components/shared/customer-screen';
import { Button } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { latestNotificationsQuery } from '@/lib/api/notifications';
import { ordersQuery } from '@/lib/api/order-summaries';
import { walletMovementsQuery } from '@/lib/api/wallet';
import { warrantiesQuery } from '@/lib/api/warranties';
import { formatPrice } from '@/lib/domain/money';
import { NO_ORDER_FILTERS } from '@/lib/domain/orders/filters';
import { hasRoute } from '@/lib/features/feature-routes';
import { useTranslation } from '@/lib/i18n/client';
import { type RouteName, route } from '@/lib/routing/routes';
import { refreshCustomer, refreshSession } from '@/stores/flows/session/refresh-customer';

export const HubScreen = customerScreen<HubLinksProps>(
  ['orders', 'delivery'],
  function Hub({ customer, ...links }) {
    const { t } = useTranslation('account');
    const { isLeaving, signOff } = useSignOut();
    useEffect(() => {
      if (isLeaving) return;
      // Who signs out ends these questions: their answers would be refusals.
      const questions = new AbortController();
      void refreshCustomer(questions.signal);
      void refreshSession(questions.signal);
      return () => questions.abort();
    }, [isLeaving]);
    const { name, lastName, businessName, email, authorizedDevice, emailVerifiedAt } = customer;
    const isAllowed = authorizedDevice && !isLeaving;
    const orders = useQuery({
      ...ordersQuery(customer.id, NO_ORDER_FILTERS, 1),
      enabled: isAllowed,
    });
    const counts = useHubCounts(customer.id, isAllowed);
    const [last] = orders.data?.orders ?? [];
    const authorize = { title: t('hub.authorize'), about: t('hub.authorizeText') };
    const verify = { title: t('hub.verify'), about: t('hub.verifyText') };
    const todo = [
      ...(authorizedDevice ? [] : [{ href: route('two-step'), ...authorize }]),
      ...(emailVerifiedAt ? [] : [{ href: route('email.verify'), ...verify }]),
    ];
    return (
      <>
        <div className="min-h-14 mb-6">
          <p className="text-20 font-semibold">{t('hub.hello', { name })}</p>
          <p className="text-ink-soft">
            {[[name, lastName].join(' '), businessName, email].filter(Boolean).join(' · ')}
          </p>
        </div>
        {todo.length > 0 && (
          <section className="hub-todo mb-8 md:max-w-[calc(50%-2rem)]" aria-labelledby="hub-todo">
            <h2 id="hub-todo">{t('hub.todo')}</h2>
            <ul>
              {todo.map((one) => (
                <HubLink key={one.href} icon="warning" {...one} />
              ))}
            </ul>
          </section>
        )}
        {(last || (isAllowed && orders.isPending)) && (
          <section className="mb-8" aria-labelledby="hub-order">
            <h2 id="hub-order" className="pb-2 heavy-line-b text-18">
              {t('hub.lastOrder')}
            </h2>
            {last ? (
              <ul className="history-rows">
                <OrderRow order={last} />
              </ul>
            ) : (
              <RowsSkeleton rows={1} tall />
            )}
          </section>
        )}
        <HubLinks {...links} counts={{ ...counts, 'profile.orders': orders.data?.total }} />
        <Button
          variant="secondary"
          icon="exit"
          className="mt-8"
          isBusy={isLeaving}
          onClick={signOff}
        >
          {t(isLeaving ? 'hub.signingOff' : 'hub.signOff')}
        </Button>
      </>
    );
  },
  { height: 'w-[min(100%,20rem)] h-14 mb-6', below: (links) => <HubLinks {...links} /> },
);

interface HubLinkProps {
  icon: IconName;
  href: string;
  title: string;
  about: string;
  /** What it leads to so much of: pieces, or pesos. Nothing for what is not known. */
  count?: string | number | null;
}

interface HubLinksProps {
  label: string;
  groups: readonly { title: string; links: readonly (HubLinkProps & { name: string })[] }[];
}

type HubCounts = Readonly<Record<string, HubLinkProps['count']>>;

function useHubCounts(customerId: string, isAllowed: boolean): HubCounts {
  const when = (name: RouteName) => ({ enabled: isAllowed && hasRoute(name) });
  const { data: warranties } = useQuery({
    ...warrantiesQuery(customerId, 1),
    ...when('profile.warranties'),
  });
  const { data: wallet } = useQuery({
    ...walletMovementsQuery(customerId, 1),
    ...when('profile.wallet'),
  });
  const { data: notices } = useQuery({
    ...latestNotificationsQuery(customerId),
    ...when('profile.notifications'),
  });
  return {
    'profile.warranties': warranties?.total,
    'profile.wallet': wallet?.balance && formatPrice(wallet.balance),
    'profile.notifications': notices?.unreadCount,
  };
}

/** The sections of the profile. The server draws them for every visitor, and the browser again with the customer's counts. */
const HubLinks = ({ label, groups, counts }: HubLinksProps & { counts?: HubCounts }) => (
  <nav
    aria-label={label}
    className="hub-links grid gap-x-16 gap-y-8 lg:gap-y-0 md:grid-cols-[1fr_1fr]"
  >
    {groups.map(({ title, links }) => (
      <section key={title}>
        <h2>{title}</h2>
        <ul>
          {links.map(({ name, ...link }) => (
            <HubLink key={name} {...link} count={counts?.[name]} />
          ))}
        </ul>
      </section>
    ))}
  </nav>
);

const HubLink = ({ icon, href, title, about, count }: HubLinkProps) => (
  <li>
    <a href={href}>
      <Icon name={icon} />
      <span>
        <strong>{title}</strong>
        <span>{about}</span>
      </span>
      {!!count && <b className="shrink-0 rounded-sm bg-sunken px-2 py-0.5 text-14">{count}</b>}
      <Icon name="chevron-right" />
    </a>
  </li>
);
