import { SAVED_GUEST_BUILD_SHAPE } from '@/lib/api/authentication';
import type { specEndpoints } from '@/lib/api/endpoints/spec';
import { type CallContract, many, one } from '../call';
import { extra, type FieldSet } from '../fields';
import {
  accountContract,
  customerContract,
  listedItemContract,
  wishlistContract,
  wishlistItemContract,
} from '../resources/account';
import { brandContract, productCardContract, reviewContract } from '../resources/catalogue';
import { pageFields } from '../resources/page';
import { facetFields, reviewMetaFields } from '../resources/search';

/** What the shop's server adds to a login or registration. */
export const clientBody = { client_id: '{key}', client_secret: '{key}', device_token: null };

export const sessionMetaFields: FieldSet = {
  cart_merge: extra.object('what became of the guest’s cart is not told', {
    adjusted: extra.list('lines that were reduced are not named', {
      message: extra('text', 'the line that was reduced is not named'),
    }),
    assembly_config: extra.objectOf(SAVED_GUEST_BUILD_SHAPE, 'the saved build is not opened', {
      id: extra('the saved build is not opened'),
      name: extra('the saved build is not named'),
      slug: extra('the saved build is not opened'),
    }),
  }),
};

export const translationFields: FieldSet = {
  translations: extra('map', 'the shop’s own texts are shown', {
    example: { 'cart.title': 'Mi carrito' },
  }),
};

const TRANSLATIONS = {
  level: 'may',
  loss: 'the shop’s own texts are shown',
  meta: translationFields,
} as const;

const NOT_CALLED = {
  screens: [],
  purpose: 'Not called',
  level: 'may',
  loss: 'nothing',
} as const;

const reviewQuery = {
  'fields[product-reviews]':
    'customer_name,rating,opinion,short_opinion,created_utc,created_at_text',
};
const wishlistFields = {
  'fields[products]':
    'name,slug,coverImage,price_with_tax,current_price_with_tax,mwi_one_disc_percent,mwi_one_price_with_tax',
  'fields[product-images]': 'is_cover,filename,filename_2,filename_3,filename_4,filename_5',
};
const wishlistItemQuery = {
  include: 'wishlist,product',
  'filter[product][]': '33',
  ...wishlistFields,
};

/** The catalogue, the account and the wishlists of the specification. */
export const specAccountCalls = {
  oauthToken: NOT_CALLED,
  register: {
    screens: ['Sign-up'],
    purpose: 'Creates an account and logs in; the server adds the client’s id and secret',
    level: 'must',
    loss: 'nobody can register',
    serverBody: clientBody,
    isSession: true,
    meta: sessionMetaFields,
    needsAnswer: true,
  },
  login: {
    screens: ['Login'],
    purpose: 'Logs in; the server adds the grant and the client’s id and secret',
    level: 'must',
    loss: 'nobody can log in',
    serverBody: { grant_type: 'password', scope: '*', ...clientBody },
    isSession: true,
    meta: sessionMetaFields,
    needsAnswer: true,
  },
  session: {
    screens: ['Account', 'Checkout'],
    purpose: 'Whether the session goes on, and for how long',
    level: 'may',
    loss: 'a session that was ended elsewhere is noticed at the next call',
    meta: { expires_in: extra('number', 'the session lasts as long as the login said') },
  },
  logout: {
    screens: ['Every page'],
    purpose: 'Ends the session; the shop ends its own in any case',
    level: 'may',
    loss: 'the token lives until it expires',
  },
  authenticatedCustomer: {
    screens: ['Account'],
    purpose: 'The customer as another device may have changed them',
    level: 'may',
    loss: 'the account shows what was known at the login',
    data: one(customerContract),
  },
  loginInitData: {
    ...TRANSLATIONS,
    screens: ['Login'],
    purpose: 'The backend’s texts for the login',
  },
  registerInitData: {
    ...TRANSLATIONS,
    screens: ['Sign-up'],
    purpose: 'The backend’s texts for the sign-up',
  },
  passwordSendEmail: {
    screens: ['Passwords'],
    purpose: 'Sends the mail with the link for a new password',
    loss: 'a forgotten password cannot be replaced',
  },
  passwordReset: {
    screens: ['Passwords'],
    purpose: 'Sets a new password with the token of the mail',
    loss: 'a forgotten password cannot be replaced',
  },
  customerSelf: {
    screens: ['Every page', 'Account'],
    purpose: 'The customer of the session',
    level: 'must',
    loss: 'nobody is logged in',
    data: one(accountContract),
  },
  emailNoticeUnverified: {
    screens: ['Account'],
    purpose: 'Whether the e-mail address is verified by now',
    level: 'may',
    loss: 'a verification on another device is seen at the next login',
    meta: { email_verified: extra('flag', 'the address counts as unverified') },
  },

  brands: {
    screens: ['Brands', 'Home', 'Builder'],
    purpose:
      'The brands that have products; with `filter[assemblyWithExpiration]` those of the builder, where the parts of a step do not tell theirs',
    loss: 'the brands are not shown',
    query: { 'filter[withExpiration]': '', 'fields[brands]': 'name,image,image_sm,slug' },
    data: many(brandContract),
  },
  search: {
    screens: ['Search'],
    purpose: 'Results by text, brands, categories and filters; `sort` only when one was chosen',
    level: 'must',
    loss: 'nothing can be found',
    query: { page: '1', per_page: '10', q: 'teclado' },
    data: many(productCardContract),
    meta: { ...pageFields, ...facetFields },
  },
  productReviews: {
    screens: ['Product', 'Reviews'],
    purpose: 'A product’s reviews, newest first',
    loss: 'the reviews are not shown',
    query: { 'page[number]': '1', 'page[size]': '5', sort: '-id', ...reviewQuery },
    data: many(reviewContract),
    meta: { ...pageFields, ...reviewMetaFields },
  },
  createReview: {
    screens: ['Reviews'],
    purpose: 'Writes a review',
    loss: 'no review can be written',
    query: reviewQuery,

    data: one(reviewContract),
  },
  updateReview: {
    screens: ['Reviews'],
    purpose: 'Changes the customer’s own review',
    loss: 'no review can be changed',
    query: reviewQuery,

    data: one(reviewContract),
  },

  wishlistItemCreate: {
    screens: ['Wishlists', 'Product'],
    purpose: 'Puts a product on a list',
    loss: 'no product can be put on a list',
    query: wishlistItemQuery,

    data: one(wishlistItemContract),
  },
  wishlistItemUpdate: {
    screens: ['Wishlists'],
    purpose: 'Changes the quantity of an item, or moves it to another list',
    loss: 'lists cannot be changed',
    query: wishlistItemQuery,

    data: one(wishlistItemContract),
  },
  wishlistItemDelete: {
    screens: ['Wishlists', 'Product'],
    purpose: 'Takes a product off a list',
    loss: 'no product can be taken off a list',
  },
  customerWishlistItems: {
    screens: ['Wishlists'],
    purpose: 'What is on the lists, when they come without their items',
    level: 'may',
    loss: 'lists that come without their items are shown as empty',
    query: { include: 'wishlist,product.coverImage', ...wishlistFields },
    data: many(listedItemContract),
  },
  customerWishlists: {
    screens: ['Wishlists'],
    purpose: 'The customer’s lists with their items',
    loss: 'the lists are not shown',
    query: { include: 'items.product.coverImage', ...wishlistFields },
    data: many(wishlistContract),
  },
  wishlistCreate: {
    screens: ['Wishlists'],
    purpose: 'Creates a list',
    loss: 'no list can be created',

    data: one(wishlistContract),
  },
  wishlistUpdate: {
    screens: ['Wishlists'],
    purpose: 'Renames a list',
    loss: 'no list can be renamed',

    data: one(wishlistContract),
  },
} satisfies Partial<Record<keyof typeof specEndpoints, CallContract>>;
