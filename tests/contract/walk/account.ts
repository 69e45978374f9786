import { readAddresses } from '@/lib/api/addresses';
import { parseJson } from '@/lib/api/client/json';
import { readCurrentCustomer } from '@/lib/api/customer';
import { readDevices } from '@/lib/api/devices';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { readInvoicingCatalogue, readInvoicingProfiles } from '@/lib/api/invoicing';
import { readNotifications } from '@/lib/api/notifications';
import { readOrderMessages } from '@/lib/api/order-chat';
import { readOrders } from '@/lib/api/order-summaries';
import { readOrder } from '@/lib/api/orders';
import { readOwnReview } from '@/lib/api/reviews';
import {
  readSavedBuildBySlug,
  readSavedBuildEntries,
  readSavedBuilds,
  readSavedBuildValidity,
} from '@/lib/api/saved-builds';
import { readStoredCards } from '@/lib/api/stored-cards';
import { readWalletMovements } from '@/lib/api/wallet';
import { readCoveredItems, readWarranties, readWarranty } from '@/lib/api/warranties';
import { readWishlists } from '@/lib/api/wishlists';
import { readGrant } from '@/lib/bff/grant';
import { NO_FILTERS } from '../../support/reads';
import type { Walk } from './walk';

/** Statuses with which a login or a session is refused. */
const REFUSED = [400, 401, 403, 422];

/** Logs in as the shop's server does. @returns the customer's id, or null when it cannot */
export async function walkLogin(walk: Walk): Promise<string | null> {
  const { login } = walk.options;
  if (!login) return null;
  const { client, expecting } = walk;
  await walk.step('an account without a session', () =>
    expecting([401], () => client.request(specEndpoints.customerSelf)),
  );
  const send = (password: string) =>
    client.request(specEndpoints.login, {
      body: {
        username: login.user,
        password,
        grant_type: 'password',
        scope: '*',
        client_id: login.clientId,
        client_secret: login.clientSecret,
        device_token: null,
        shopping_cart: [],
        assembly_products: [],
        assmebly_name: '',
        zip_code: null,
      },
    });
  await walk.step('a wrong password', () => expecting(REFUSED, () => send(`${login.password}?`)));
  await walk.step('login', () => send(login.password));
  const grant = readGrant(parseJson(walk.lastBody()));
  if (!grant) return null;
  walk.setToken(grant.token);
  const customer = await walk.step('the customer', readCurrentCustomer);
  return customer?.id ?? null;
}

/** Everything that a customer's account shows. */
export async function walkAccount(walk: Walk, customerId: string): Promise<void> {
  await walk.step('addresses', readAddresses, customerId);
  await walk.step('catalogue of invoicing', readInvoicingCatalogue);
  await walk.step('recipients of invoices', readInvoicingProfiles, customerId);
  await walk.step('cards', readStoredCards, customerId);
  await walk.step('devices', readDevices, customerId);
  await walk.step('wallet', readWalletMovements, { customerId, page: 1 });
  await walk.step('notifications', readNotifications, { customerId, page: 1 });
  await walk.step('wishlists', readWishlists, customerId);
  await walkOrders(walk, customerId);
  await walkSavedBuilds(walk, customerId);
}

async function walkOrders(walk: Walk, customerId: string) {
  const asked = { customerId, page: 1, filters: NO_FILTERS };
  const found = await walk.step('orders', readOrders, asked);
  const [order] = found?.orders ?? [];
  const all = { customerId, page: 1, orderId: undefined };
  const warranty = (await walk.step('warranties', readWarranties, all))?.warranties[0];
  if (warranty) await walk.step('a warranty', readWarranty, warranty.id);
  if (!order) {
    walk.note('The account has no order, so its page, chat and warranty were not tried.');
    return;
  }
  const { id } = order;
  await walk.step('an order', readOrder, id);
  await walk.refused('an unknown order', [404], readOrder, '0');
  await walk.step('the chat of an order', readOrderMessages, { orderId: id, afterId: undefined });
  await walk.step('the warranty of an order', readCoveredItems, id);
  const productId = order.items[0]?.product?.id;
  if (productId) await walk.step('an own review', readOwnReview, { customerId, productId });
}

async function walkSavedBuilds(walk: Walk, customerId: string) {
  const [build] = (await walk.step('saved builds', readSavedBuilds, customerId)) ?? [];
  if (!build) {
    walk.note('The account has no saved build, so none was opened.');
    return;
  }
  await walk.step('a saved build', readSavedBuildBySlug, build.slug);
  await walk.step('parts of a saved build', readSavedBuildEntries, build.id);
  await walk.step('verdict on a saved build', readSavedBuildValidity, build.id);
}
