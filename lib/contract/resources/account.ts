import { ADDRESS_SHAPE } from '@/lib/api/addresses';
import { SAVED_GUEST_BUILD_SHAPE } from '@/lib/api/authentication';
import { dateTime, flag, number, optionalNumber, optionalText, text } from '@/lib/api/client/wire';
import {
  CUSTOMER_SHAPE,
  MOVEMENT_AMOUNTS,
  MOVEMENT_DATES,
  MOVEMENT_TEXTS,
  VERIFICATION_CODE_SHAPE,
} from '@/lib/api/customer';
import { DEVICE_SHAPE } from '@/lib/api/devices';
import {
  CFDI_USE_SHAPE,
  INVOICING_CATALOGUE_SHAPE,
  INVOICING_PROFILE_SHAPE,
  TAX_REGIME_SHAPE,
} from '@/lib/api/invoicing';
import { NOTIFICATION_SHAPE } from '@/lib/api/notifications';
import { EXPIRING_AMOUNT_SHAPE, WALLET_MOVEMENT_SHAPE } from '@/lib/api/wallet';
import { WISHLIST_ITEM_SHAPE, WISHLIST_PRODUCT_SHAPE, WISHLIST_SHAPE } from '@/lib/api/wishlists';
import { anyOf, extra, type FieldSet, fields, map, may, must, resource, should } from '../fields';
import { pageFields, picture } from './catalogue';

/** `meta` after a login or registration. */
export const sessionFields: FieldSet = fields({ cart_merge: {} }, [
  extra('what became of the guest’s cart is not told', 'cart_merge').object(
    { adjusted: {}, assembly_config: {} },
    [
      extra('lines that were reduced are not named', 'adjusted').list({ message: text }, [
        extra('the line that was reduced is not named', 'message'),
      ]),
      extra('the saved build is not opened', 'assembly_config').object(SAVED_GUEST_BUILD_SHAPE, [
        extra('the saved build is not opened', 'id', 'slug'),
        extra('the saved build is not named', 'name'),
      ]),
    ],
  ),
]);

export const sessionLifeFields = fields({ expires_in: number }, [
  extra('the session lasts as long as the login said', 'expires_in'),
]);
export const deviceTokenFields = fields({ device_token: text }, [
  extra('the code is asked for at the next login', 'device_token'),
]);
export const verifiedEmailFields = fields({ email_verified: flag }, [
  extra('the address counts as unverified', 'email_verified'),
]);
export const humanFields = fields({ human: flag }, [
  should('the visitor counts as a robot', 'human'),
]);
export const translationFields = fields({ translations: map }, [
  extra('the shop’s own texts are shown', 'translations'),
]);
export const contactFields = fields({ folio: optionalText }, [
  extra.shown({ folio: 'number of the message' }),
]);

const verificationCode = [
  VERIFICATION_CODE_SHAPE,
  [
    may('the code has no id', 'id'),
    may('where the code was sent is not shown', 'assigned_to'),
    extra.shown({ amount: 'amount' }),
    may.shown({ reason: 'reason', time: 'time that is left' }),
    may('the purpose is not known', 'action'),
    extra('nothing: a code is never sent to the browser', 'code'),
    may('it counts as new', 'is_used').takes('0'),
  ],
] as const;

/** `meta` with the code that was sent. */
export const sentCodeFields = fields({ verification_code: {} }, [
  may('where the code was sent is unknown', 'verification_code').object(...verificationCode),
]);

export const customer = resource(
  { type: 'customers', withoutId: 'nobody is logged in' },
  CUSTOMER_SHAPE,
  [
    should('the customer is greeted without a name', 'name'),
    should.shown({ last_name: 'last name', email: 'e-mail address', phone: 'telephone' }),
    may.shown({ mother_last_name: 'second last name' }),
    extra.shown({ mobil: 'mobile number', rfc: 'RFC', business_name: 'name of the business' }),
    extra('the e-mail address counts as unverified', 'email_verified_at'),
    extra('the telephone counts as unverified', 'phone_verified_at'),
    should('no credit is shown', 'has_credit').takes('0'),
    may.shown({ customer_type: 'kind of account' }).or('type').takes('`type`'),
    extra('the device counts as authorised', 'authorized_device').takes('true'),
    extra('where the code was sent is unknown', 'verification_code').object(...verificationCode),
  ],
);

/** The customer on the screen of the account, with movements whose fields the specification does not name. */
export const account = resource(
  { type: 'customers', name: 'customers in their account', from: customer },
  { creditMovements: {} },
  [
    extra('the movements of the credit are not shown', 'creditMovements').list(
      {
        id: text,
        ...anyOf(MOVEMENT_TEXTS, text),
        ...anyOf(MOVEMENT_AMOUNTS, number),
        ...anyOf(MOVEMENT_DATES, dateTime),
      },
      [
        extra('nothing', 'id'),
        extra('a movement has no text', ...MOVEMENT_TEXTS),
        extra('a movement has no amount', ...MOVEMENT_AMOUNTS),
        extra('a movement has no date', ...MOVEMENT_DATES),
      ],
    ),
  ],
);

export const address = resource(
  { type: 'customer-addresses', withoutId: 'nothing can be sent to the address' },
  ADDRESS_SHAPE,
  [
    may('the street is shown', 'alias'),
    should.shown({ recipient_name: 'recipient', street: 'street', exterior_number: 'number' }),
    may.shown({ phone: 'telephone' }),
    extra.shown({
      interior_number: 'number',
      between_streets: 'reference',
      references: 'reference',
    }),
    should.shown({ neighborhood: 'neighbourhood', municipality: 'municipality', city: 'city' }),
    should.shown({ state: 'state', zip_code: 'zip code' }),
    should('no address is chosen beforehand', 'is_default').takes('false'),
  ],
);

export const invoicingProfile = resource('invoicing-profiles', INVOICING_PROFILE_SHAPE, [
  should.shown({ rfc: 'RFC', business_name: 'name', tax_regime: 'regime', cfdi_use: 'use' }),
  should.shown({ zip_code: 'zip code', email: 'e-mail address' }),
  may('no profile is chosen beforehand', 'is_default').takes('false'),
]);

/** SAT's catalogue in `meta`. */
export const invoicingFields = fields(INVOICING_CATALOGUE_SHAPE, [
  must('no tax regime can be chosen', 'regimes').list(TAX_REGIME_SHAPE, [
    must('the regime is left out', 'id'),
    should('the regime has no name', 'text'),
    should('the regime is not offered to persons', 'applies_to_person'),
    should('the regime is not offered to companies', 'applies_to_company'),
  ]),
  must('no use of the invoice can be chosen', 'uses').list(CFDI_USE_SHAPE, [
    must('the use is left out', 'id'),
    should('the use has no name', 'text'),
    should('the use is not offered', 'regimes'),
  ]),
]);

export const device = resource('customer-devices', DEVICE_SHAPE, [
  should('the device has no name', 'name'),
  may.shown({ place: 'place' }),
  should('the device is shown as not authorised', 'authorized'),
  should('this device is not marked', 'is_current').takes('false'),
  should.shown({ last_used_utc: 'last use' }),
]);

export const walletMovement = resource('wallet-movements', WALLET_MOVEMENT_SHAPE, [
  may('it follows from the sign', 'kind').as('text').takes('from the sign'),
  should('the movement is not explained', 'concept'),
  must('the movement is left out', 'amount', 'balance'),
  extra('there is no link to the order', 'order_id'),
  extra('the id of the order is shown', 'order_folio'),
  should.shown({ created_utc: 'date' }),
  extra.shown({ expires_utc: 'expiry' }),
]);

/** `meta` of the wallet. */
export const walletFields: FieldSet = {
  ...pageFields,
  ...fields({ balance: number, expiring: {} }, [
    must('the wallet cannot be shown', 'balance'),
    extra('what expires is not shown', 'expiring').object(EXPIRING_AMOUNT_SHAPE, [
      must('what expires is not shown', 'amount', 'expires_utc'),
    ]),
  ]),
};

export const notification = resource('customer-notifications', NOTIFICATION_SHAPE, [
  may('the notification has a plain icon', 'kind'),
  should('the text is the title', 'title').or('text').takes('`text`'),
  should('only the title is shown', 'text'),
  extra('the notification leads nowhere', 'link'),
  should.shown({ created_utc: 'time' }),
  extra('the notification counts as unread', 'read_utc'),
]);

/** `meta` of the notifications. */
export const notificationFields: FieldSet = {
  ...pageFields,
  ...fields({ unread_count: optionalNumber }, [
    should('the bell has no number', 'unread_count').as('count'),
  ]),
};

const listedProduct = resource(
  { type: 'products', name: 'products on a list' },
  WISHLIST_PRODUCT_SHAPE,
  [
    should('the product counts as no longer sold', 'name', 'slug'),
    should
      .shown({ price_with_tax: 'price' })
      .or('current_price_with_tax')
      .takes('`current_price_with_tax`'),
    should('no discount is shown', 'current_price_with_tax').takes('`price_with_tax`'),
    may('no cash price is shown', 'mwi_one_price_with_tax').takes('`current_price_with_tax`'),
    may('no cash discount is shown', 'mwi_one_disc_percent').takes('0'),
    should.one('the placeholder is shown', 'coverImage', () => picture),
  ],
);

export const wishlistItem = resource('customer-wishlist-items', WISHLIST_ITEM_SHAPE, [
  should('one piece is assumed', 'qty').takes('1'),
  must.one('the item is left out', 'product', () => listedProduct),
]);

/** An item beside its list instead of in it. */
export const listedItem = resource(
  {
    type: 'customer-wishlist-items',
    name: 'customer-wishlist-items with their list',
    from: wishlistItem,
  },
  {},
  [must.one('the item is on no list', 'wishlist', () => wishlistLink)],
);

const wishlistLink = resource({ type: 'customer-wishlists', name: 'wishlists by id' }, {}, []);

export const wishlist = resource('customer-wishlists', WISHLIST_SHAPE, [
  should('the list has no name', 'name'),
  may('lists are not in the order of their age', 'created_at'),
  should.many('the list is shown as empty', 'items', () => wishlistItem),
]);
