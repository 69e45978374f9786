import type { IconName } from '@/components/ui/icon-names';
import { hasRoute } from '@/lib/features/feature-routes';
import type { RouteName } from '@/lib/routing/routes';

/** The routes of the profile. */
export type ProfileRoute = Extract<RouteName, `profile.${string}`>;

/** The routes in the navigation of the profile. */
export type ProfileSection = Exclude<
  ProfileRoute,
  `profile.order` | `profile.order.${string}` | `profile.address.${string}`
>;

/** The navigation section of every profile route. */
export const PROFILE_SCREENS: Readonly<Record<ProfileRoute, ProfileSection>> = {
  'profile.orders': 'profile.orders',
  'profile.order': 'profile.orders',
  'profile.order.chat': 'profile.orders',
  'profile.order.warranty': 'profile.orders',
  'profile.order.warranty-products': 'profile.orders',
  'profile.warranties': 'profile.warranties',
  'profile.wallet': 'profile.wallet',
  'profile.wishlists': 'profile.wishlists',
  'profile.information': 'profile.information',
  'profile.addresses': 'profile.addresses',
  'profile.address.new': 'profile.addresses',
  'profile.address.edit': 'profile.addresses',
  'profile.invoicing': 'profile.invoicing',
  'profile.cards': 'profile.cards',
  'profile.devices': 'profile.devices',
  'profile.notifications': 'profile.notifications',
};

interface ProfileGroup {
  group: 'shopping' | 'account';
  /** The builder has a screen of its own, which begins with the customer's builds. */
  sections: readonly { name: ProfileSection | 'assembly-new'; icon: IconName }[];
}

const GROUPS: readonly ProfileGroup[] = [
  {
    group: 'shopping',
    sections: [
      { name: 'profile.orders', icon: 'box' },
      { name: 'profile.warranties', icon: 'shield' },
      { name: 'profile.wallet', icon: 'wallet' },
      { name: 'profile.wishlists', icon: 'heart' },
      { name: 'assembly-new', icon: 'device' },
    ],
  },
  {
    group: 'account',
    sections: [
      { name: 'profile.information', icon: 'user' },
      { name: 'profile.addresses', icon: 'pin' },
      { name: 'profile.invoicing', icon: 'file' },
      { name: 'profile.cards', icon: 'card' },
      { name: 'profile.devices', icon: 'device' },
      { name: 'profile.notifications', icon: 'bell' },
    ],
  },
];

/** The navigation of the profile: two groups of the sections that the shop has, in their order. */
export const getProfileGroups = (): ProfileGroup[] =>
  GROUPS.map(({ group, sections }) => ({
    group,
    sections: sections.filter(({ name }) => hasRoute(name)),
  }));
