import { anyOf, extra, type FieldSet, may, must, should } from '../fields';
import { resource, toMany, toOne } from '../resource';
import { pictureContract } from './catalogue';

export const verificationCodeFields: FieldSet = {
  id: may('text', 'the code has no id'),
  assigned_to: may('text', 'where the code was sent is not shown', { example: 'l****@example.mx' }),
  amount: extra('text', 'the amount is not shown'),
  reason: may('text', 'the reason is not shown'),
  action: may('text', 'the purpose is not known', { example: 'wallet' }),
  code: extra('text', 'nothing: a code is never sent to the browser'),
  time: may('count', 'the time that is left is not shown', { example: 600 }),
  is_used: may('count', 'it counts as new', { fallback: '0' }),
};

/** `meta` with the code that was sent. */
export const sentCodeFields: FieldSet = {
  verification_code: may.object('where the code was sent is unknown', verificationCodeFields),
};

export const customerContract = resource('customers', {
  withoutId: 'nobody is logged in',
  fields: {
    name: should('text', 'the customer is greeted without a name', { example: 'Laura' }),
    last_name: should('text', 'the last name is not shown'),
    mother_last_name: may('text', 'the second last name is not shown'),
    email: should('text', 'the e-mail address is not shown', { example: 'laura@example.mx' }),
    phone: should('text', 'the telephone is not shown', { example: '5512345678' }),
    mobil: extra('text', 'the mobile number is not shown'),
    rfc: extra('text', 'the RFC is not shown'),
    business_name: extra('text', 'the name of the business is not shown'),
    email_verified_at: extra('dateTime', 'the e-mail address counts as unverified'),
    phone_verified_at: extra('dateTime', 'the telephone counts as unverified'),
    has_credit: should('count', 'no credit is shown', { fallback: '0' }),
    customer_type: may('text', 'the kind of account is not shown', {
      or: ['type'],
      fallback: '`type`',
      example: 'personal',
    }),
    authorized_device: extra('flag', 'the device counts as authorised', {
      fallback: 'true',
      example: true,
    }),
    verification_code: extra.object('where the code was sent is unknown', verificationCodeFields),
  },
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
  fields: {
    alias: may('text', 'the street is shown'),
    recipient_name: should('text', 'the recipient is not shown'),
    phone: may('text', 'the telephone is not shown'),
    street: should('text', 'the street is not shown', { example: 'Madero' }),
    exterior_number: should('text', 'the number is not shown'),
    interior_number: extra('text', 'the number is not shown'),
    neighborhood: should('text', 'the neighbourhood is not shown'),
    municipality: should('text', 'the municipality is not shown'),
    city: should('text', 'the city is not shown'),
    state: should('text', 'the state is not shown'),
    zip_code: should('text', 'the zip code is not shown', { example: '06000' }),
    between_streets: extra('text', 'the reference is not shown'),
    references: extra('text', 'the reference is not shown'),
    is_default: should('flag', 'no address is chosen beforehand', { fallback: 'false' }),
  },
});

export const invoicingProfileContract = resource('invoicing-profiles', {
  fields: {
    rfc: should('text', 'the RFC is not shown', { example: 'XAXX010101000' }),
    business_name: should('text', 'the name is not shown'),
    tax_regime: should('text', 'the regime is not shown', { example: '616' }),
    cfdi_use: should('text', 'the use is not shown', { example: 'S01' }),
    zip_code: should('text', 'the zip code is not shown', { example: '06000' }),
    email: should('text', 'the e-mail address is not shown', { example: 'laura@example.mx' }),
    is_default: may('flag', 'no profile is chosen beforehand', { fallback: 'false' }),
  },
});

/** SAT's catalogue in `meta`. */
export const invoicingFields: FieldSet = {
  regimes: must.list('no tax regime can be chosen', {
    id: must('text', 'the regime is left out', { example: '616' }),
    text: should('text', 'the regime has no name'),
    applies_to_person: should('flag', 'the regime is not offered to persons', {
      example: true,
    }),
    applies_to_company: should('flag', 'the regime is not offered to companies'),
  }),
  uses: must.list('no use of the invoice can be chosen', {
    id: must('text', 'the use is left out', { example: 'S01' }),
    text: should('text', 'the use has no name'),
    regimes: should('texts', 'the use is not offered', { example: ['616'] }),
  }),
};

export const deviceContract = resource('customer-devices', {
  fields: {
    name: should('text', 'the device has no name'),
    place: may('text', 'the place is not shown'),
    authorized: should('flag', 'the device is shown as not authorised', { example: true }),
    is_current: should('flag', 'this device is not marked', { fallback: 'false' }),
    last_used_utc: should('dateTime', 'the last use is not shown'),
  },
});

export const walletMovementContract = resource('wallet-movements', {
  fields: {
    kind: may('text', 'it follows from the sign', { fallback: 'from the sign', example: 'earned' }),
    concept: should('text', 'the movement is not explained'),
    amount: must('number', 'the movement is left out', { example: 50 }),
    balance: must('number', 'the movement is left out', { example: 150 }),
    order_id: extra('text', 'there is no link to the order'),
    order_folio: extra('text', 'the id of the order is shown'),
    created_utc: should('dateTime', 'the date is not shown'),
    expires_utc: extra('dateTime', 'the expiry is not shown'),
  },
});

export const notificationContract = resource('customer-notifications', {
  fields: {
    kind: may('text', 'the notification has a plain icon', { example: 'order' }),
    title: should('text', 'the text is the title', { or: ['text'], fallback: '`text`' }),
    text: should('text', 'only the title is shown'),
    link: extra('text', 'the notification leads nowhere'),
    created_utc: should('dateTime', 'the time is not shown'),
    read_utc: extra('dateTime', 'the notification counts as unread'),
  },
});

const favouriteProduct = resource('products', {
  name: 'products on a list',
  fields: {
    name: should('text', 'the product counts as no longer sold'),
    slug: should('text', 'the product counts as no longer sold', { example: 'teclado-mecanico' }),
    price_with_tax: should('number', 'the price is not shown', {
      or: ['current_price_with_tax'],
      fallback: '`current_price_with_tax`',
    }),
    current_price_with_tax: should('number', 'no discount is shown', {
      fallback: '`price_with_tax`',
    }),
    mwi_one_price_with_tax: may('number', 'no cash price is shown', {
      fallback: '`current_price_with_tax`',
    }),
    mwi_one_disc_percent: may('number', 'no cash discount is shown', { fallback: '0' }),
  },
  relations: { coverImage: toOne('should', () => pictureContract, 'the placeholder is shown') },
});

export const wishlistItemContract = resource('customer-wishlist-items', {
  fields: { qty: should('count', 'one piece is assumed', { fallback: '1', example: 1 }) },
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
  fields: {
    name: should('text', 'the list has no name', { example: 'Mis favoritos' }),
    created_at: may('dateTime', 'lists are not in the order of their age'),
  },
  relations: {
    items: toMany('should', () => wishlistItemContract, 'the list is shown as empty'),
  },
});
