import * as addresses from '@/lib/api/addresses';
import * as authentication from '@/lib/api/authentication';
import { sendContactMessage } from '@/lib/api/contact';
import * as customer from '@/lib/api/customer';
import * as devices from '@/lib/api/devices';
import * as invoicing from '@/lib/api/invoicing';
import * as notifications from '@/lib/api/notifications';
import { readTranslations } from '@/lib/api/translations';
import { readWalletMovements } from '@/lib/api/wallet';
import * as wishlists from '@/lib/api/wishlists';
import { type CallTable, customerId, id, key } from './samples';

const address = {
  alias: 'Casa',
  recipientName: 'Laura Ruiz',
  phone: '5512345678',
  street: 'Madero',
  exteriorNumber: '12',
  interiorNumber: '',
  neighborhood: 'Centro',
  municipality: 'Cuauhtémoc',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
  zipCode: '06000',
  betweenStreets: '',
  references: '',
  isDefault: true,
};
const profile = {
  rfc: 'XAXX010101000',
  businessName: 'LAURA RUIZ',
  taxRegime: '616',
  cfdiUse: 'S01',
  zipCode: '06000',
  email: 'laura@example.mx',
  isDefault: true,
};
const person = {
  names: 'Laura',
  lastName: 'Ruiz',
  motherLastName: '',
  phone: '5512345678',
  businessName: 'Ruiz y Compañía',
  rfc: 'RUIL900101AB1',
};
const passwords = { password: '•••••••••', passwordConfirmation: '•••••••••' };
const guest = {
  cart: [
    {
      productId: '33',
      qty: 2,
      assemblyId: null,
      assemblyName: null,
      assemblyGroupId: null,
      requiresAssembly: null,
    },
  ],
  assembly: {
    name: 'Nuevo ensamble',
    entries: [{ assemblyConfigId: null, assemblyGroupId: '2', productId: '41', qty: 1 }],
  },
  zipCode: '06000',
};

export const accountTable: CallTable = {
  register: [
    'Creates an account and logs in; the server adds the client’s id and secret',
    (client) =>
      authentication.authenticate(client, {
        entry: {
          by: 'register',
          fields: { ...person, ...passwords, accountType: 'personal', email: 'laura@example.mx' },
        },
        guest,
        key,
      }),
  ],
  login: [
    'Logs in; the server adds the grant and the client’s id and secret',
    (client) =>
      authentication.authenticate(client, {
        entry: {
          by: 'login',
          fields: { email: 'laura@example.mx', password: '•••••••••', remember: true },
        },
        guest,
        key,
      }),
  ],
  socialLogin: [
    'Logs in with a provider’s token',
    (client) =>
      authentication.authenticate(client, {
        entry: { by: 'social', fields: { provider: 'google', token: 'ya29…' } },
        guest,
        key,
      }),
  ],
  logout: [
    'Ends the session; the shop ends its own in any case',
    (client) => authentication.logout(client, 1000),
  ],
  passwordSendEmail: [
    'Sends the mail with the link for a new password',
    (client) => authentication.sendPasswordMail(client, 'laura@example.mx'),
  ],
  passwordReset: [
    'Sets a new password with the token of the mail',
    (client) =>
      authentication.resetPassword(client, {
        ...passwords,
        token: 'b2c1…',
        email: 'laura@example.mx',
      }),
  ],
  session: [
    'Whether the session goes on, and for how long',
    (client) => customer.readSessionExpiry(client),
  ],
  authenticatedCustomer: [
    'The customer as another device may have changed them',
    (client) => customer.readAuthenticatedCustomer(client),
  ],
  emailNoticeUnverified: [
    'Whether the e-mail address is verified by now',
    (client) => customer.readEmailNotice(client),
  ],
  loginInitData: [
    'The backend’s texts for the login',
    (client) => readTranslations(client, 'login'),
  ],
  registerInitData: [
    'The backend’s texts for the sign-up',
    (client) => readTranslations(client, 'register'),
  ],
  customerSelf: [
    'The customer of the session',
    (client) => customer.readCurrentCustomer(client),
    (client) => customer.readAccount(client),
  ],
  emailVerify: [
    'Verifies the e-mail address with the link of the mail',
    (client) => authentication.verifyEmail(client, { token: 'b2c1…', id: customerId }),
  ],
  emailResend: ['Sends the mail again', (client) => authentication.resendVerification(client)],
  twoStepSend: [
    'Sends a code that authorises the device',
    (client) => authentication.sendTwoStepCode(client),
  ],
  twoStepVerify: [
    'Authorises the device with the code',
    (client) => authentication.verifyTwoStep(client, '123456'),
  ],
  contact: [
    'Sends the contact form',
    (client) =>
      sendContactMessage(client, {
        name: 'Laura Ruiz',
        email: 'laura@example.mx',
        phone: '5512345678',
        subject: 'Un pedido',
        message: '¿Cuándo llega mi pedido?',
      }),
  ],
  wishlistItemCreate: [
    'Puts a product on a list',
    (client) => wishlists.saveWishlistItem(client, { wishlistId: '5', productId: id, qty: 1 }),
  ],
  wishlistItemUpdate: [
    'Changes the quantity of an item, or moves it to another list',
    (client) => wishlists.saveWishlistItem(client, { id, wishlistId: '5', productId: id, qty: 1 }),
  ],
  wishlistItemDelete: [
    'Takes a product off a list',
    (client) => wishlists.deleteWishlistItem(client, id),
  ],
  customerWishlistItems: [
    'What is on the lists, when they come without their items',
    // The lists come without their items.
    (client) =>
      wishlists.readWishlists(
        {
          ...client,
          request: async () => ({
            data: [...'123456789'].map((one) => ({ type: 'customer-wishlists', id: one })),
            meta: {},
            links: {},
          }),
        },
        customerId,
      ),
  ],
  customerWishlists: [
    'The customer’s lists with their items',
    (client) => wishlists.readWishlists(client, customerId),
  ],
  wishlistCreate: [
    'Creates a list',
    (client) => wishlists.createWishlist(client, { customerId, name: 'Mi oficina' }),
  ],
  wishlistUpdate: [
    'Renames a list',
    (client) => wishlists.renameWishlist(client, { customerId, id, name: 'Mi oficina' }),
  ],
  wishlistDelete: [
    'Deletes a list with its items',
    (client) => wishlists.deleteWishlist(client, id),
  ],
  customerUpdate: [
    'Saves names, telephone, RFC and business name',
    (client) =>
      customer.saveCustomerInformation(client, {
        id: customerId,
        information: { ...person, accountType: 'business' },
      }),
  ],
  passwordChange: [
    'Changes the password',
    (client) => customer.changePassword(client, { ...passwords, currentPassword: '•••••••••' }),
  ],
  customerAddresses: [
    'The customer’s addresses',
    (client) => addresses.readAddresses(client, customerId),
  ],
  addressCreate: [
    'Creates an address',
    (client) => addresses.saveAddress(client, { customerId, address }),
  ],
  addressUpdate: [
    'Changes an address, or makes it the default',
    (client) => addresses.saveAddress(client, { customerId, address, id }),
    (client) => addresses.setDefaultAddress(client, id),
  ],
  addressDelete: ['Deletes an address', (client) => addresses.deleteAddress(client, id)],
  invoicingInitData: [
    'SAT’s tax regimes and uses',
    (client) => invoicing.readInvoicingCatalogue(client),
  ],
  customerInvoicingProfiles: [
    'The recipients of invoices',
    (client) => invoicing.readInvoicingProfiles(client, customerId),
  ],
  invoicingProfileCreate: [
    'Creates a recipient',
    (client) => invoicing.saveInvoicingProfile(client, { customerId, profile }),
  ],
  invoicingProfileUpdate: [
    'Changes a recipient, or makes it the default',
    (client) => invoicing.saveInvoicingProfile(client, { customerId, profile, id }),
  ],
  invoicingProfileDelete: [
    'Deletes a recipient',
    (client) => invoicing.deleteInvoicingProfile(client, id),
  ],
  customerDevices: [
    'The devices in which the customer has logged in',
    (client) => devices.readDevices(client, customerId),
  ],
  deviceDelete: ['Revokes a device', (client) => devices.revokeDevice(client, id)],
  customerWalletMovements: [
    'The movements of the wallet, newest first',
    (client) => readWalletMovements(client, { customerId, page: 1 }),
  ],
  customerNotifications: [
    'The customer’s notifications, newest first',
    (client) =>
      notifications.readNotifications(client, {
        customerId,
        page: 1,
        pageSize: 10,
        isUnreadOnly: true,
      }),
  ],
  notificationUpdate: [
    'Marks a notification as read',
    (client) => notifications.markNotificationRead(client, id),
  ],
  notificationsReadAll: [
    'Marks all notifications as read',
    (client) => notifications.markAllNotificationsRead(client, customerId),
  ],
};
