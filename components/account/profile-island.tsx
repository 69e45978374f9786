'use client';

import type { ComponentType } from 'react';
import { ClientScreen } from '@/components/shared/client-screen';
import { customerScreenLoader } from '@/components/shared/customer-screen-loader';
import type { ScreenLabels } from '@/components/shared/screen-labels';
import { ScreenSkeleton } from '@/components/ui/screen-skeleton';
import { IssuerZip } from './invoicing/issuer-zip';
import type { ProfileRoute } from './profile-screens';

/** The texts and the code of each screen, loaded when the screen is shown. */
const SCREENS: Readonly<Record<ProfileRoute, () => Promise<ComponentType>>> = {
  'profile.orders': customerScreenLoader(
    ['orders'],
    async () => (await import('./orders/orders-screen')).OrdersScreen,
  ),
  'profile.order': customerScreenLoader(
    ['orders', 'delivery'],
    async () => (await import('./orders/order-screen')).OrderScreen,
  ),
  'profile.order.chat': customerScreenLoader(
    ['orders'],
    async () => (await import('./orders/chat-screen')).ChatScreen,
  ),
  'profile.order.warranty': customerScreenLoader(
    ['warranties'],
    async () => (await import('./warranties/order-warranty-screen')).OrderWarrantyScreen,
  ),
  'profile.order.warranty-products': customerScreenLoader(
    ['warranties'],
    async () => (await import('./warranties/warranty-products-screen')).WarrantyProductsScreen,
  ),
  'profile.warranties': customerScreenLoader(
    ['warranties'],
    async () => (await import('./warranties/warranties-screen')).WarrantiesScreen,
  ),
  'profile.wallet': customerScreenLoader(
    ['wallet'],
    async () => (await import('./wallet/wallet-screen')).WalletScreen,
  ),
  'profile.wishlists': customerScreenLoader(
    ['wishlists'],
    async () => (await import('./wishlists/wishlists-screen')).WishlistsScreen,
  ),
  'profile.information': customerScreenLoader(
    // Its fields use the labels and error messages of the sign-up form.
    ['information', 'access'],
    async () => (await import('./information/information-screen')).InformationScreen,
  ),
  'profile.addresses': customerScreenLoader(
    ['addresses'],
    async () => (await import('./addresses/addresses-screen')).AddressesScreen,
  ),
  'profile.address.new': customerScreenLoader(
    ['addresses'],
    async () => (await import('./addresses/new-address-screen')).NewAddressScreen,
  ),
  'profile.address.edit': customerScreenLoader(
    ['addresses'],
    async () => (await import('./addresses/edit-address-screen')).EditAddressScreen,
  ),
  'profile.invoicing': customerScreenLoader(
    ['invoicing'],
    async () => (await import('./invoicing/invoicing-screen')).InvoicingScreen,
  ),
  'profile.cards': customerScreenLoader(
    ['cards'],
    async () => (await import('./cards/cards-screen')).CardsScreen,
  ),
  'profile.devices': customerScreenLoader(
    ['devices'],
    async () => (await import('./devices/devices-screen')).DevicesScreen,
  ),
  'profile.notifications': customerScreenLoader(
    ['inbox'],
    async () => (await import('./inbox/notifications-screen')).NotificationsScreen,
  ),
};

interface ProfileIslandProps {
  name: ProfileRoute;
  issuerZip: string | null;
  labels: ScreenLabels;
}

/** Shows a profile screen to the signed-in customer. */
export function ProfileIsland({ name, issuerZip, labels }: ProfileIslandProps) {
  return (
    <ClientScreen
      load={SCREENS[name]}
      labels={labels}
      skeleton={<ScreenSkeleton label={labels.loading} className="h-72" />}
    >
      {(Screen) => (
        <IssuerZip value={issuerZip}>
          <Screen />
        </IssuerZip>
      )}
    </ClientScreen>
  );
}
