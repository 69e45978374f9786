import { queryOptions } from '@tanstack/react-query';
import {
  type CustomerCart,
  type CustomerCartBuild,
  type CustomerCartItem,
  describeItem,
} from '@/lib/domain/cart/customer-cart';
import type { PaymentSelection } from '@/lib/domain/checkout/place-order-request';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import { findTotals, toCartTotals, toNewCartTotals } from './cart-totals';
import { browserClient } from './client/browser-client';
import type { ApiClient } from './client/client';
import { OPTIONAL_LIMIT_MS } from './client/deadline';
import { requireEntity } from './client/errors';
import type { JsonApiDocument } from './client/json-api';
import { cartKey } from './client/query-parts';
import { serialise } from './client/serialise';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { readSentCode } from './customer';
import {
  findUnknownBuilds,
  toCustomerCart,
  toCustomerCartBuildWithItems,
  toCustomerCartItem,
  toRemovedLineInfo,
} from './customer-cart-contents';
import { IDEMPOTENCY_HEADER } from './endpoints/assumed-session';
import { specEndpoints } from './endpoints/spec';
import { formatPlans } from './monthly-options';
import { readProductsById } from './product-summaries';

/** The answers about the builds that a cart names without their pieces. Those that cannot be read are left out. */
async function readUnknownBuilds(client: ApiClient, cart: JsonApiDocument, signal?: AbortSignal) {
  const ask = (assemblyId: string) =>
    client
      .requestOrNull(specEndpoints.cartAssembly, {
        params: { assemblyId },
        signal,
        timeoutMs: OPTIONAL_LIMIT_MS,
      })
      .catch(() => null);
  const found = await Promise.all(findUnknownBuilds(cart).map(ask));
  return found.filter((one) => one !== null);
}

/** Asks the catalogue for the products of lines that only name them. A line without an answer stays as it is. */
async function describeItems(
  client: ApiClient,
  items: readonly CustomerCartItem[],
  signal?: AbortSignal,
): Promise<CustomerCartItem[]> {
  // A line that does not even name its product has its own id in place of it.
  const bare = items.filter(({ id, line: { product } }) => !product.slug && product.id !== id);
  const ids = [...new Set(bare.map(({ line }) => line.product.id))];
  if (ids.length === 0) return [...items];
  const found = await readProductsById(client, ids, signal, OPTIONAL_LIMIT_MS).catch(() => null);
  return items.map((item) => {
    const product = found?.get(item.line.product.id);
    return describeItem(item, product && toProductSnapshot(product));
  });
}

async function readCart(client: ApiClient, document: JsonApiDocument, signal?: AbortSignal) {
  const asked = await readUnknownBuilds(client, document, signal);
  const cart = requireEntity(toCustomerCart(document, asked));
  return { ...cart, items: await describeItems(client, cart.items, signal) };
}

export async function readCustomerCart(client: ApiClient, signal?: AbortSignal) {
  return readCart(client, await client.request(specEndpoints.cartDetail, { signal }), signal);
}

interface TransactionCartRequest {
  transactionId: string;
  payment: PaymentSelection;
  trackingId: string | null;
}

/** The products of an existing order in the form of a cart, as the chosen payment prices them. @throws ApiError */
export async function readTransactionCart(
  client: ApiClient,
  { transactionId, payment, trackingId }: TransactionCartRequest,
): Promise<CustomerCart> {
  const document = await client.request(specEndpoints.cartDetail, {
    query: {
      transaction_id: transactionId,
      payment_method_code: payment.methodCode,
      tokenizable_id: payment.tokenizableId,
      monthly_payment_option_plans: formatPlans(payment.plans),
      tracking_id: trackingId,
    },
  });
  return readCart(client, document);
}

export const readCartCountFields = snakeToCamel({ count: wire.optionalWhole });

export async function readCartCount(client: ApiClient, signal?: AbortSignal): Promise<number> {
  const { meta } = await client.request(specEndpoints.cartTotalItems, { signal });
  return requireEntity(readCartCountFields(meta).count);
}

export async function readCartTotals(client: ApiClient, signal?: AbortSignal) {
  return toCartTotals(findTotals(await client.request(specEndpoints.cartTotals, { signal })));
}

/** The lines in the answer to a change. It may have the changed one, all of them, the whole cart or nothing. */
const readItems = ({ data }: JsonApiDocument): CustomerCartItem[] =>
  wire.readableEntities(
    wire.models(data).filter(({ type }) => type !== 'carts'),
    toCustomerCartItem,
  );

interface CartAddition {
  productId: string;
  qty: number;
  /** The server adds only what exceeds earlier calls with the same key: a merge has one, any other call a new one, because browsers may repeat a GET. */
  key?: string;
}

export async function addToCart(
  client: ApiClient,
  { productId, qty, key = crypto.randomUUID() }: CartAddition,
) {
  const document = await client.request(specEndpoints.cartAdd, {
    params: { product: productId, qty },
    headers: { [IDEMPOTENCY_HEADER]: key },
  });
  return {
    /** Null when the answer does not have it, or the units were added by an earlier call and removed since. */
    item: readItems(document).find(({ line }) => line.product.id === productId) ?? null,
    count: readCartCountFields(document.meta).count,
  };
}

export async function setCartQuantity(
  client: ApiClient,
  { itemId, qty }: { itemId: string; qty: number },
): Promise<CustomerCartItem | null> {
  const document = await client.request(specEndpoints.cartUpdate, {
    params: { itemId, qty },
    body: {},
  });
  return readItems(document).find(({ id }) => id === itemId) ?? null;
}

export async function removeFromCart(client: ApiClient, itemId: string) {
  const { meta } = await client.request(specEndpoints.cartRemove, { params: { itemId } });
  return toRemovedLineInfo(meta);
}

export async function clearCart(client: ApiClient, signal?: AbortSignal): Promise<void> {
  await client.request(specEndpoints.cartClear, { signal });
}

const toProductFields = (parts: readonly CustomerCartItem[]) =>
  parts.map(({ line, quantityPerBuild, groupId }) => ({
    product_id: line.product.id,
    qty: quantityPerBuild ?? line.quantity,
    assembly_group_id: groupId,
  }));

export async function restoreCartBuild(
  client: ApiClient,
  { build, parts }: { build: CustomerCartBuild; parts: readonly CustomerCartItem[] },
) {
  const body = {
    products: toProductFields(parts),
    assembly_config_id: build.configId,
    requires_assembly: build.requiresAssembly,
  };
  return toCustomerCartBuildWithItems(
    await client.request(specEndpoints.cartAssemblyAdd, { body }),
  );
}

/** The specification has a call for the quantity, with the parts that it multiplies, and another for the assembly. */
type BuildChange =
  | { qty: number; parts: readonly CustomerCartItem[] }
  | { requiresAssembly: boolean };

export async function updateCartBuild(
  client: ApiClient,
  { id, change }: { id: string; change: BuildChange },
) {
  const attributes =
    'qty' in change
      ? { qty: change.qty, products: toProductFields(change.parts) }
      : { requires_assembly: change.requiresAssembly };
  const body = serialise({ type: 'assemblies', id, attributes });
  return toCustomerCartBuildWithItems(
    await client.request(specEndpoints.cartAssemblyUpdate, { body }),
  );
}

export async function removeCartBuild(client: ApiClient, id: string): Promise<void> {
  await client.request(specEndpoints.cartAssemblyRemove, { params: { id } });
}

/** @param methodCode of the payment method, which may decide about it; null while none is chosen */
export async function addCoupon(client: ApiClient, code: string, methodCode: string | null) {
  const body = { coupon_code: code, payment_method_code: methodCode ?? undefined };
  return toNewCartTotals(await client.request(specEndpoints.cartCouponAdd, { body }));
}

export async function removeCoupon(client: ApiClient) {
  return toNewCartTotals(await client.request(specEndpoints.cartCouponRemove, { body: {} }));
}

export async function sendWalletCode(client: ApiClient) {
  return readSentCode(await client.request(specEndpoints.cartWalletSendCode, { body: {} }));
}

export async function verifyWalletCode(client: ApiClient, code: string): Promise<void> {
  await client.request(specEndpoints.cartWalletVerifyCode, {
    body: { verification_code: code },
  });
}

/** @param amount in pesos */
export async function addWallet(client: ApiClient, amount: number) {
  const body = { wallet_to_use: amount };
  return toNewCartTotals(await client.request(specEndpoints.cartWalletAdd, { body }));
}

export async function removeWallet(client: ApiClient) {
  return toNewCartTotals(await client.request(specEndpoints.cartWalletRemove, { body: {} }));
}

export const customerCartQuery = (customerId: string) =>
  queryOptions<CustomerCart>({
    queryKey: [...cartKey(customerId), 'detail'],
    queryFn: ({ signal }) => readCustomerCart(browserClient, signal),
    staleTime: 10_000,
  });

export const customerCartCountQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...cartKey(customerId), 'count'],
    queryFn: ({ signal }) => readCartCount(browserClient, signal),
  });
