import { readAddressFields } from '@/lib/api/addresses';
import { readCartMergeFields, readHumanFields } from '@/lib/api/authentication';
import { optionalText, text } from '@/lib/api/client/wire';
import * as customers from '@/lib/api/customer';
import { readDeviceFields } from '@/lib/api/devices';
import { toInvoicingCatalogue, toInvoicingProfile } from '@/lib/api/invoicing';
import { readInboxMeta, readNotificationFields } from '@/lib/api/notifications';
import { readWalletMeta, readWalletMovementFields } from '@/lib/api/wallet';
import * as wishlists from '@/lib/api/wishlists';
import { call, many, meta, needed, one } from '../call';
import { both, extend, fields, NO_FIELDS, resource, toMany, toOne } from '../fields';
import { discountRows, MAP, pageRows, picture, readPage } from './catalogue';

const sessionMeta = fields(readCartMergeFields, [
  'extra cart_merge: what became of the guest’s cart is not told',
  'cart_merge extra adjusted: lines that were reduced are not named',
  'cart_merge.adjusted extra product_id: nothing',
  'cart_merge.adjusted extra message: the line that was reduced is not named',
  'cart_merge extra assembly_config: the saved build is not opened',
  'cart_merge.assembly_config extra id, slug: the saved build is not opened',
  'cart_merge.assembly_config extra name: the saved build is not named',
]);

const sessionLifeMeta = fields(customers.readSessionLifeFields, [
  'extra expires_in: the session lasts as long as the login said',
]);
const deviceTokenMeta = fields({ shape: { device_token: text } }, [
  'extra device_token: the code is asked for at the next login',
]);
const verifiedEmailMeta = fields(customers.readEmailNoticeFields, [
  'extra email_verified: the address counts as unverified',
]);
export const humanMeta = fields(readHumanFields, ['should human: the visitor counts as a robot']);
export const translationMeta = fields({ shape: { translations: MAP } }, [
  'extra translations: the shop’s own texts are shown',
]);
const contactMeta = fields({ shape: { folio: optionalText } }, [
  'extra folio (number of the message)',
]);

const sentCode = ['verification_code may id, assigned_to (place it was sent to)'] as const;

export const sentCodeMeta = fields(customers.readCodeFields, [
  'may verification_code: where the code was sent is unknown',
  ...sentCode,
]);

const customer = resource('customers: nobody is logged in', customers.readCustomerFields, [
  'should name, last_name, email, phone; may mother_last_name',
  'may customer_type (kind of account) or type = `type`; extra rfc (RFC), business_name',
  'should has_credit = 0: no credit is shown',
  'extra email_verified_at (e-mail address), phone_verified_at (phone): the ~ counts as unverified',
  'extra authorized_device = true: the device counts as authorised',
  'extra verification_code: where the code was sent is unknown',
  ...sentCode,
]);

const account = extend(customer, 'customers in their account', customers.readCreditFields, [
  'extra creditMovements: the movements of the credit are not shown',
  'creditMovements extra id: nothing',
  'creditMovements extra concept, description, reason, name: a movement has no text',
  'creditMovements extra amount, amount_with_tax, total: a movement has no amount',
  'creditMovements extra created_utc, created_at, date: a movement has no date',
]);

const address = resource(
  'customer-addresses: nothing can be sent to the address',
  readAddressFields,
  [
    'should recipient_name, street, exterior_number, neighborhood, municipality, city, state',
    'should zip_code; may alias = the street, phone',
    'extra interior_number, between_streets (cross streets), references',
    'should is_default = false: no address is chosen beforehand',
  ],
);

const invoicingProfile = resource('invoicing-profiles', toInvoicingProfile, [
  'should rfc (RFC), business_name, tax_regime, cfdi_use (use), zip_code, email',
  'may is_default = false: no profile is chosen beforehand',
]);

const invoicingMeta = fields(toInvoicingCatalogue, [
  'must regimes (tax regime), uses (use of the invoice): no ~ can be chosen',
  'regimes must id; should text',
  'regimes should applies_to_person (persons), applies_to_company (companies): not offered to ~',
  'uses must id; should text',
  'uses should regimes: the use is not offered',
]);

const device = resource('customer-devices', readDeviceFields, [
  'should name, last_used_utc (last use); may place',
  'should authorized: the device is shown as not authorised',
  'should is_current = false: this device is not marked',
]);

const walletMovement = resource('wallet-movements', readWalletMovementFields, [
  'must amount, balance; should concept, created_utc (date); may kind = what the sign says',
  'extra order_folio = the id of the order, expires_utc (expiry)',
  'extra order_id: there is no link to the order',
]);

const walletMeta = fields(both(readPage, readWalletMeta), [
  ...pageRows,
  'must balance: the wallet cannot be shown',
  'extra expiring: what expires is not shown',
  'expiring must amount, expires_utc: what expires is not shown',
]);

const notification = resource('customer-notifications', readNotificationFields, [
  'should title or text = `text`, text, created_utc (time)',
  'may kind: the notification has a plain icon',
  'extra link: the notification leads nowhere',
  'extra read_utc: the notification counts as unread',
]);

const notificationMeta = fields(both(readPage, readInboxMeta), [
  ...pageRows,
  'should unread_count: the bell has no number',
]);

const listedProduct = resource(
  'products as products on a list',
  wishlists.readWishlistProductFields,
  [
    'should name, slug: the product counts as no longer sold',
    'should price_with_tax or current_price_with_tax = `current_price_with_tax`',
    ...discountRows,
    toOne('should coverImage: the placeholder is shown', () => picture),
  ],
);

const wishlistItem = resource('customer-wishlist-items', wishlists.readWishlistItemFields, [
  'should qty = 1',
  toOne('must product: the item is left out', () => listedProduct),
]);

const listedItem = extend(wishlistItem, 'customer-wishlist-items with their list', NO_FIELDS, [
  toOne('must wishlist: the item is on no list', () => wishlistLink),
]);

const wishlistLink = resource('customer-wishlists as wishlists by id', NO_FIELDS, []);

const wishlist = resource('customer-wishlists', wishlists.readWishlistFields, [
  'should name',
  'may created_at: lists are not in the order of their age',
  toMany('should items: the list is shown as empty', () => wishlistItem),
]);

const session = (said: string) => ({ ...needed(meta(said, sessionMeta)), isSession: true });
const noInvoice = 'should Invoicing, Checkout: no invoice can be requested';
const unauthorised = 'should Verification: the device cannot be authorised';
export const accountCalls = {
  register: session('must Sign-up: nobody can register'),
  login: session('must Login: nobody can log in'),
  session: meta(
    'may Account, Checkout: a session that was ended elsewhere is noticed at the next call',
    sessionLifeMeta,
  ),
  logout: call('may Every page: the token lives until it expires'),
  authenticatedCustomer: one('may Account: what was known at the login is shown', customer),
  loginInitData: meta('may Login: the shop’s own texts are shown', translationMeta),
  registerInitData: meta('may Sign-up: the shop’s own texts are shown', translationMeta),
  passwordSendEmail: call('should Passwords: a forgotten password cannot be replaced'),
  passwordReset: call('should Passwords: a forgotten password cannot be replaced'),
  customerSelf: one('must Every page, Account: nobody is logged in', account),
  emailNoticeUnverified: meta(
    'may Account: a verification on another device is seen at the next login',
    verifiedEmailMeta,
  ),
  wishlistItemCreate: one('should Wishlists, Product: no product can be listed', wishlistItem),
  wishlistItemUpdate: one('should Wishlists: lists cannot be changed', wishlistItem),
  wishlistItemDelete: call('should Wishlists, Product: no product can be taken off a list'),
  customerWishlistItems: many('may Wishlists: lists without items are shown as empty', listedItem),
  customerWishlists: many('should Wishlists', wishlist),
  wishlistCreate: one('should Wishlists: no list can be created', wishlist),
  wishlistUpdate: one('should Wishlists: no list can be renamed', wishlist),
  contact: meta('should Contact: the form cannot be sent', contactMeta),
  socialLogin: session('should Login, Sign-up: nobody can log in with a social account'),
  emailVerify: one('should Verification: the e-mail address stays unverified', customer),
  emailResend: call('should Verification: the mail cannot be sent again'),
  twoStepSend: meta(unauthorised, sentCodeMeta),
  twoStepVerify: one(unauthorised, customer, deviceTokenMeta),
  customerUpdate: one('should Account: the account cannot be edited', customer),
  passwordChange: call('should Account: the password cannot be changed'),
  wishlistDelete: call('should Wishlists: no list can be deleted'),
  customerAddresses: many(
    'must Addresses, Checkout, Every page: nothing can be sent home',
    address,
  ),
  addressCreate: one('must Addresses, Checkout: nothing can be sent home', address),
  addressUpdate: one('should Addresses: no address can be changed', address),
  addressDelete: call('should Addresses: no address can be deleted'),
  invoicingInitData: meta(noInvoice, invoicingMeta),
  customerInvoicingProfiles: many(noInvoice, invoicingProfile),
  invoicingProfileCreate: one(noInvoice, invoicingProfile),
  invoicingProfileUpdate: one('should Invoicing: no recipient can be changed', invoicingProfile),
  invoicingProfileDelete: call('should Invoicing: no recipient can be deleted'),
  customerDevices: many('should Devices', device),
  deviceDelete: call('should Devices: no device can be revoked'),
  customerWalletMovements: many('should Wallet', walletMovement, walletMeta),
  customerNotifications: many('should Notifications, Every page', notification, notificationMeta),
  notificationUpdate: call('may Notifications: the notification stays unread'),
  notificationsReadAll: call('may Notifications: the notifications stay unread'),
};
