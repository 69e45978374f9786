import { ADDRESS_SHAPE } from '@/lib/api/addresses';
import { CUSTOMER_SHAPE, VERIFICATION_CODE_SHAPE } from '@/lib/api/customer';
import { DEVICE_SHAPE } from '@/lib/api/devices';
import {
  CFDI_USE_SHAPE,
  INVOICING_CATALOGUE_SHAPE,
  INVOICING_PROFILE_SHAPE,
  TAX_REGIME_SHAPE,
} from '@/lib/api/invoicing';
import { NOTIFICATION_SHAPE } from '@/lib/api/notifications';
import { WALLET_MOVEMENT_SHAPE } from '@/lib/api/wallet';
import { WISHLIST_ITEM_SHAPE, WISHLIST_PRODUCT_SHAPE, WISHLIST_SHAPE } from '@/lib/api/wishlists';
import { anyOf, describeFields, extra, type FieldSet, may, must, should } from '../fields';
import { resource, toMany, toOne } from '../resource';
import { pictureContract } from './catalogue';

const verificationCodeFields: FieldSet = describeFields(VERIFICATION_CODE_SHAPE, {
  id: may('the code has no id'),
  assigned_to: may('where the code was sent is not shown', { example: 'l****@example.mx' }),
  amount: extra('the amount is not shown'),
  reason: may('the reason is not shown'),
  action: may('the purpose is not known', { example: 'wallet' }),
  code: extra('nothing: a code is never sent to the browser'),
  time: may('the time that is left is not shown', { example: 600 }),
  is_used: may('it counts as new', { fallback: '0' }),
});

/** `meta` with the code that was sent. */
export const sentCodeFields: FieldSet = {
  verification_code: may.object('where the code was sent is unknown', verificationCodeFields),
};

export const customerContract = resource('customers', {
  withoutId: 'nobody is logged in',
  fields: describeFields(CUSTOMER_SHAPE, {
    name: should('the customer is greeted without a name', { example: 'Laura' }),
    last_name: should('the last name is not shown'),
    mother_last_name: may('the second last name is not shown'),
    email: should('the e-mail address is not shown', { example: 'laura@example.mx' }),
    phone: should('the telephone is not shown', { example: '5512345678' }),
    mobil: extra('the mobile number is not shown'),
    rfc: extra('the RFC is not shown'),
    business_name: extra('the name of the business is not shown'),
    email_verified_at: extra('the e-mail address counts as unverified'),
    phone_verified_at: extra('the telephone counts as unverified'),
    has_credit: should('no credit is shown', { fallback: '0' }),
    customer_type: may('the kind of account is not shown', {
      or: ['type'],
      fallback: '`type`',
      example: 'personal',
    }),
    authorized_device: extra('the device counts as authorised', {
      fallback: 'true',
      example: true,
    }),
    verification_code: extra.object('where the code was sent is unknown', verificationCodeFields),
  }),
});

/** The customer on the screen of the account. */
export const accountContract = resource('customers', {
  name: 'customers in their account',
  withoutId: customerContract.withoutId,
  fields: {
    ...customerContract.fields,
    creditMovements: extra.list('the movements of the credit are not shown', {
      id: extra('text', 'nothing'),
      ...anyOf(['concept', 'description', 'reason', 'name'], 'text', 'a movement has no text'),
      ...anyOf(['amount', 'amount_with_tax', 'total'], 'number', 'a movement has no amount'),
      ...anyOf(['created_utc', 'created_at', 'date'], 'dateTime', 'a movement has no date'),
    }),
  },
});

export const addressContract = resource('customer-addresses', {
  withoutId: 'nothing can be sent to the address',
  fields: describeFields(ADDRESS_SHAPE, {
    alias: may('the street is shown'),
    recipient_name: should('the recipient is not shown'),
    phone: may('the telephone is not shown'),
    street: should('the street is not shown', { example: 'Madero' }),
    exterior_number: should('the number is not shown'),
    interior_number: extra('the number is not shown'),
    neighborhood: should('the neighbourhood is not shown'),
    municipality: should('the municipality is not shown'),
    city: should('the city is not shown'),
    state: should('the state is not shown'),
    zip_code: should('the zip code is not shown', { example: '06000' }),
    between_streets: extra('the reference is not shown'),
    references: extra('the reference is not shown'),
    is_default: should('no address is chosen beforehand', { fallback: 'false' }),
  }),
});

export const invoicingProfileContract = resource('invoicing-profiles', {
  fields: describeFields(INVOICING_PROFILE_SHAPE, {
    rfc: should('the RFC is not shown', { example: 'XAXX010101000' }),
    business_name: should('the name is not shown'),
    tax_regime: should('the regime is not shown', { example: '616' }),
    cfdi_use: should('the use is not shown', { example: 'S01' }),
    zip_code: should('the zip code is not shown', { example: '06000' }),
    email: should('the e-mail address is not shown', { example: 'laura@example.mx' }),
    is_default: may('no profile is chosen beforehand', { fallback: 'false' }),
  }),
});

/** SAT's catalogue in `meta`. */
export const invoicingFields: FieldSet = describeFields(INVOICING_CATALOGUE_SHAPE, {
  regimes: must.listOf(TAX_REGIME_SHAPE, 'no tax regime can be chosen', {
    id: must('the regime is left out', { example: '616' }),
    text: should('the regime has no name'),
    applies_to_person: should('the regime is not offered to persons', { example: true }),
    applies_to_company: should('the regime is not offered to companies'),
  }),
  uses: must.listOf(CFDI_USE_SHAPE, 'no use of the invoice can be chosen', {
    id: must('the use is left out', { example: 'S01' }),
    text: should('the use has no name'),
    regimes: should('the use is not offered', { example: ['616'] }),
  }),
});

export const deviceContract = resource('customer-devices', {
  fields: describeFields(DEVICE_SHAPE, {
    name: should('the device has no name'),
    place: may('the place is not shown'),
    authorized: should('the device is shown as not authorised', { example: true }),
    is_current: should('this device is not marked', { fallback: 'false' }),
    last_used_utc: should('the last use is not shown'),
  }),
});

export const walletMovementContract = resource('wallet-movements', {
  fields: describeFields(WALLET_MOVEMENT_SHAPE, {
    kind: may('text', 'it follows from the sign', { fallback: 'from the sign', example: 'earned' }),
    concept: should('the movement is not explained'),
    amount: must('the movement is left out', { example: 50 }),
    balance: must('the movement is left out', { example: 150 }),
    order_id: extra('there is no link to the order'),
    order_folio: extra('the id of the order is shown'),
    created_utc: should('the date is not shown'),
    expires_utc: extra('the expiry is not shown'),
  }),
});

export const notificationContract = resource('customer-notifications', {
  fields: describeFields(NOTIFICATION_SHAPE, {
    kind: may('the notification has a plain icon', { example: 'order' }),
    title: should('the text is the title', { or: ['text'], fallback: '`text`' }),
    text: should('only the title is shown'),
    link: extra('the notification leads nowhere'),
    created_utc: should('the time is not shown'),
    read_utc: extra('the notification counts as unread'),
  }),
});

const favouriteProduct = resource('products', {
  name: 'products on a list',
  fields: describeFields(WISHLIST_PRODUCT_SHAPE, {
    name: should('the product counts as no longer sold'),
    slug: should('the product counts as no longer sold', { example: 'teclado-mecanico' }),
    price_with_tax: should('the price is not shown', {
      or: ['current_price_with_tax'],
      fallback: '`current_price_with_tax`',
    }),
    current_price_with_tax: should('no discount is shown', { fallback: '`price_with_tax`' }),
    mwi_one_price_with_tax: may('no cash price is shown', { fallback: '`current_price_with_tax`' }),
    mwi_one_disc_percent: may('no cash discount is shown', { fallback: '0' }),
  }),
  relations: { coverImage: toOne('should', () => pictureContract, 'the placeholder is shown') },
});

export const wishlistItemContract = resource('customer-wishlist-items', {
  fields: describeFields(WISHLIST_ITEM_SHAPE, {
    qty: should('one piece is assumed', { fallback: '1', example: 1 }),
  }),
  relations: { product: toOne('must', () => favouriteProduct, 'the item is left out') },
});

/** An item beside its list instead of in it. */
export const listedItemContract = resource('customer-wishlist-items', {
  name: 'customer-wishlist-items with their list',
  fields: wishlistItemContract.fields,
  relations: {
    ...wishlistItemContract.relations,
    wishlist: toOne('must', () => wishlistLink, 'the item is on no list'),
  },
});

const wishlistLink = resource('customer-wishlists', { name: 'wishlists by id', fields: {} });

export const wishlistContract = resource('customer-wishlists', {
  fields: describeFields(WISHLIST_SHAPE, {
    name: should('the list has no name', { example: 'Mis favoritos' }),
    created_at: may('lists are not in the order of their age'),
  }),
  relations: {
    items: toMany('should', () => wishlistItemContract, 'the list is shown as empty'),
  },
});
