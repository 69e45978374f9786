import account from '@/locales/es-MX/account.json';
import addresses from '@/locales/es-MX/addresses.json';
import agents from '@/locales/es-MX/agents.json';
import assembly from '@/locales/es-MX/assembly.json';
import auth from '@/locales/es-MX/auth.json';
import card from '@/locales/es-MX/card.json';
import cards from '@/locales/es-MX/cards.json';
import cart from '@/locales/es-MX/cart.json';
import checkout from '@/locales/es-MX/checkout.json';
import common from '@/locales/es-MX/common.json';
import compare from '@/locales/es-MX/compare.json';
import delivery from '@/locales/es-MX/delivery.json';
import devices from '@/locales/es-MX/devices.json';
import errors from '@/locales/es-MX/errors.json';
import favorites from '@/locales/es-MX/favorites.json';
import header from '@/locales/es-MX/header.json';
import home from '@/locales/es-MX/home.json';
import inbox from '@/locales/es-MX/inbox.json';
import information from '@/locales/es-MX/information.json';
import invoicing from '@/locales/es-MX/invoicing.json';
import landing from '@/locales/es-MX/landing.json';
import layout from '@/locales/es-MX/layout.json';
import notices from '@/locales/es-MX/notices.json';
import orders from '@/locales/es-MX/orders.json';
import payments from '@/locales/es-MX/payments.json';
import privacy from '@/locales/es-MX/privacy.json';
import product from '@/locales/es-MX/product.json';
import recentlyViewed from '@/locales/es-MX/recently-viewed.json';
import reviewOrder from '@/locales/es-MX/review-order.json';
import reviews from '@/locales/es-MX/reviews.json';
import search from '@/locales/es-MX/search.json';
import shipment from '@/locales/es-MX/shipment.json';
import storeStock from '@/locales/es-MX/store-stock.json';
import suggest from '@/locales/es-MX/suggest.json';
import support from '@/locales/es-MX/support.json';
import twins from '@/locales/es-MX/twins.json';
import wallet from '@/locales/es-MX/wallet.json';
import warranties from '@/locales/es-MX/warranties.json';
import wishlists from '@/locales/es-MX/wishlists.json';

export const resources = {
  agents,
  auth,
  account,
  addresses,
  assembly,
  cards,
  delivery,
  devices,
  inbox,
  information,
  invoicing,
  orders,
  wallet,
  warranties,
  wishlists,
  card,
  cart,
  checkout,
  common,
  compare,
  errors,
  favorites,
  header,
  home,
  landing,
  layout,
  notices,
  payments,
  privacy,
  product,
  'review-order': reviewOrder,
  reviews,
  search,
  'recently-viewed': recentlyViewed,
  shipment,
  'store-stock': storeStock,
  suggest,
  support,
  twins,
};
