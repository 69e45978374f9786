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

const email = 'laura@example.mx';
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
  email,
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
const loose = { assemblyId: null, assemblyName: null, assemblyGroupId: null };
const entry = { assemblyConfigId: null, assemblyGroupId: '2', productId: '41', qty: 1 };
const guest = {
  cart: [{ productId: '33', qty: 2, ...loose, requiresAssembly: null }],
  assembly: { name: 'Nuevo ensamble', entries: [entry] },
  zipCode: '06000',
};
const { password } = passwords;
const registration = {
  by: 'register',
  fields: { ...person, ...passwords, accountType: 'personal', email },
} as const;
const login = { by: 'login', fields: { email, password, remember: true } } as const;
const social = { by: 'social', fields: { provider: 'google', token: 'ya29…' } } as const;
const token = 'b2c1…';

const unread = { pageSize: 10, isUnreadOnly: true };
const bareLists = {
  meta: {},
  links: {},
  data: [...'123456789'].map((one) => ({ type: 'customer-wishlists', id: one })),
};

export const accountTable: CallTable = {
  register: (client) => authentication.authenticate(client, { entry: registration, guest, key }),
  login: (client) => authentication.authenticate(client, { entry: login, guest, key }),
  socialLogin: (client) => authentication.authenticate(client, { entry: social, guest, key }),
  logout: (client) => authentication.logout(client, 1000),
  passwordSendEmail: (client) => authentication.sendPasswordMail(client, email),
  passwordReset: (client) => authentication.resetPassword(client, { ...passwords, token, email }),
  session: (client) => customer.readSessionExpiry(client),
  authenticatedCustomer: (client) => customer.readAuthenticatedCustomer(client),
  emailNoticeUnverified: (client) => customer.readEmailNotice(client),
  loginInitData: (client) => readTranslations(client, 'login'),
  registerInitData: (client) => readTranslations(client, 'register'),
  customerSelf: [
    (client) => customer.readCurrentCustomer(client),
    (client) => customer.readAccount(client),
  ],
  emailVerify: (client) => authentication.verifyEmail(client, { token, id: customerId }),
  emailResend: (client) => authentication.resendVerification(client),
  twoStepSend: (client) => authentication.sendTwoStepCode(client),
  twoStepVerify: (client) => authentication.verifyTwoStep(client, '123456'),
  contact: (client) =>
    sendContactMessage(client, {
      name: 'Laura Ruiz',
      email,
      phone: '5512345678',
      subject: 'Un pedido',
      message: '¿Cuándo llega mi pedido?',
    }),
  wishlistItemCreate: (client) =>
    wishlists.saveWishlistItem(client, { wishlistId: '5', productId: id, qty: 1 }),
  wishlistItemUpdate: (client) =>
    wishlists.saveWishlistItem(client, { id, wishlistId: '5', productId: id, qty: 1 }),
  wishlistItemDelete: (client) => wishlists.deleteWishlistItem(client, id),
  // The lists come without their items.
  customerWishlistItems: (client) =>
    wishlists.readWishlists({ ...client, request: async () => bareLists }, customerId),
  customerWishlists: (client) => wishlists.readWishlists(client, customerId),
  wishlistCreate: (client) => wishlists.createWishlist(client, { customerId, name: 'Mi oficina' }),
  wishlistUpdate: (client) =>
    wishlists.renameWishlist(client, { customerId, id, name: 'Mi oficina' }),
  wishlistDelete: (client) => wishlists.deleteWishlist(client, id),
  customerUpdate: (client) =>
    customer.saveCustomerInformation(client, {
      id: customerId,
      information: { ...person, accountType: 'business' },
    }),
  passwordChange: (client) =>
    customer.changePassword(client, { ...passwords, currentPassword: '•••••••••' }),
  customerAddresses: (client) => addresses.readAddresses(client, customerId),
  addressCreate: (client) => addresses.saveAddress(client, { customerId, address }),
  addressUpdate: [
    (client) => addresses.saveAddress(client, { customerId, address, id }),
    (client) => addresses.setDefaultAddress(client, id),
  ],
  addressDelete: (client) => addresses.deleteAddress(client, id),
  invoicingInitData: (client) => invoicing.readInvoicingCatalogue(client),
  customerInvoicingProfiles: (client) => invoicing.readInvoicingProfiles(client, customerId),
  invoicingProfileCreate: (client) =>
    invoicing.saveInvoicingProfile(client, { customerId, profile }),
  invoicingProfileUpdate: (client) =>
    invoicing.saveInvoicingProfile(client, { customerId, profile, id }),
  invoicingProfileDelete: (client) => invoicing.deleteInvoicingProfile(client, id),
  customerDevices: (client) => devices.readDevices(client, customerId),
  deviceDelete: (client) => devices.revokeDevice(client, id),
  customerWalletMovements: (client) => readWalletMovements(client, { customerId, page: 1 }),
  customerNotifications: (client) =>
    notifications.readNotifications(client, { ...unread, customerId, page: 1 }),
  notificationUpdate: (client) => notifications.markNotificationRead(client, id),
  notificationsReadAll: (client) => notifications.markAllNotificationsRead(client, customerId),
};
