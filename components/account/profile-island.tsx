'use client';

import { type ComponentType, Suspense } from 'react';
import { loadWithTexts } from '@/components/ui/load-with-texts';
import { ScreenFailure } from '@/components/ui/screen-failure';
import { useLazyScreen } from '@/components/ui/use-lazy-screen';
import { useHydrated } from '@/stores/persistence/hydration';
import type { CustomerScreenProps } from '../shared/customer-screen';
import type { ProfileRoute } from './profile-screens';

type Load = () => Promise<ComponentType<CustomerScreenProps>>;

/** The texts and the code of each screen, loaded when the screen is shown. */
const SCREENS: Readonly<Record<ProfileRoute, readonly [namespace: string, load: Load]>> = {
  'profile.orders': ['orders', async () => (await import('./orders/orders-screen')).OrdersScreen],
  'profile.order': ['orders', async () => (await import('./orders/order-screen')).OrderScreen],
  'profile.order.chat': ['orders', async () => (await import('./orders/chat-screen')).ChatScreen],
  'profile.order.warranty': [
    'warranties',
    async () => (await import('./warranties/order-warranty-screen')).OrderWarrantyScreen,
  ],
  'profile.order.warranty-products': [
    'warranties',
    async () => (await import('./warranties/warranty-products-screen')).WarrantyProductsScreen,
  ],
  'profile.warranties': [
    'warranties',
    async () => (await import('./warranties/warranties-screen')).WarrantiesScreen,
  ],
  'profile.wallet': ['wallet', async () => (await import('./wallet/wallet-screen')).WalletScreen],
  'profile.wishlists': [
    'wishlists',
    async () => (await import('./wishlists/wishlists-screen')).WishlistsScreen,
  ],
  'profile.information': [
    'information',
    // Its fields use the labels and error messages of the sign-up form.
    () =>
      loadWithTexts(
        ['access'],
        async () => (await import('./information/information-screen')).InformationScreen,
      ),
  ],
  'profile.addresses': [
    'addresses',
    async () => (await import('./addresses/addresses-screen')).AddressesScreen,
  ],
  'profile.address.new': [
    'addresses',
    async () => (await import('./addresses/new-address-screen')).NewAddressScreen,
  ],
  'profile.address.edit': [
    'addresses',
    async () => (await import('./addresses/edit-address-screen')).EditAddressScreen,
  ],
  'profile.invoicing': [
    'invoicing',
    async () => (await import('./invoicing/invoicing-screen')).InvoicingScreen,
  ],
  'profile.cards': ['cards', async () => (await import('./cards/cards-screen')).CardsScreen],
  'profile.devices': [
    'devices',
    async () => (await import('./devices/devices-screen')).DevicesScreen,
  ],
  'profile.notifications': [
    'inbox',
    async () => (await import('./inbox/notifications-screen')).NotificationsScreen,
  ],
};

/** Loads each screen together with the wrapper that requires a customer. */
const LOADERS = Object.fromEntries(
  Object.entries(SCREENS).map(([name, [namespace, load]]) => [
    name,
    () =>
      loadWithTexts(['account', namespace], async () => {
        const [{ withCustomer }, Screen] = await Promise.all([
          import('../shared/customer-screen'),
          load(),
        ]);
        return withCustomer(Screen);
      }),
  ]),
) as Record<ProfileRoute, () => Promise<ComponentType>>;

interface ProfileIslandProps {
  name: ProfileRoute;
  labels: { failed: string; retry: string; loading: string };
}

/** Loads a profile screen in the browser and shows it to the signed-in customer. */
export function ProfileIsland({ name, labels }: ProfileIslandProps) {
  const isHydrated = useHydrated();
  const { screen, retry } = useLazyScreen(LOADERS[name]);
  if (screen === 'failed') return <ScreenFailure labels={labels} onRetry={retry} />;
  const skeleton = (
    <div role="status" aria-label={labels.loading} className="skeleton h-72 noscript:hidden" />
  );
  if (!isHydrated || screen === 'loading') return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <screen.Screen />
    </Suspense>
  );
}
