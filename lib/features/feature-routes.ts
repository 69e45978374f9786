import type { RouteName } from '../routing/routes';
import type { Feature } from './features';
import { hasFeature } from './has-feature';

/** The routes that exist only with a feature. */
const ROUTE_FEATURES: Partial<Readonly<Record<RouteName, Feature>>> = {
  'profile.wallet': 'wallet',
  'profile.wishlists': 'wishlists',
  favorites: 'wishlists',
  'profile.warranties': 'warranties',
  'profile.order.warranty': 'warranties',
  'profile.order.warranty-products': 'warranties',
  'profile.order.chat': 'order-chat',
  'profile.notifications': 'notifications',
  'profile.invoicing': 'invoicing',
  'profile.cards': 'stored-cards',
  'profile.devices': 'devices',
  'support.invoicing': 'invoicing',
  'support.stores': 'stores',
  'stores-stock': 'stores',
  'assembly-new': 'builder',
  'assembly-simple': 'builder',
  'assembly-shared': 'builder',
  'assembly-shared-simple': 'builder',
  compare: 'compare',
  landing: 'landing',
  feed: 'feeds',
  'card.product': 'cards',
  'card.build': 'cards',
};

export function hasRoute(name: RouteName): boolean {
  const feature = ROUTE_FEATURES[name];
  return feature === undefined || hasFeature(feature);
}

/** The next screen of the same group that every shop has. */
const NEXT_ROUTES: Partial<Readonly<Record<RouteName, RouteName>>> = {
  'support.stores': 'support.contact',
};

/** A route, or the next one of its group where the shop does not have it. */
export const getExistingRoute = (name: RouteName): RouteName =>
  hasRoute(name) ? name : (NEXT_ROUTES[name] ?? 'home');
