import { sendTo } from '../mock-api/checkout-client';
import {
  ACCOUNT,
  type as,
  card,
  document,
  enter,
  register,
  storeAddress,
  verifyWallet,
} from '../mock-api/customer-client';
import { type Api, must } from '../mock-api/test-client';

type Device = ReturnType<typeof as>;

/** Pesos in the wallet of a new customer. */
const WALLET = 700;

/** A customer of one history, with another device than the two tabs. */
export interface Shopper {
  id: string;
  email: string;
  addressId: string;
  /** Stored cards and accounts, by method. */
  cards: Readonly<Record<string, string>>;
  token: string;
  device: Device;
}

let count = 0;

/** A new customer with an address, a card, an account and a wallet. */
export async function createShopper(api: Api): Promise<Shopper> {
  const email = `historia-${process.pid}-${++count}@clientes.example`;
  const { id, answer, ...device } = await register(api, email, { name: 'Marta' });
  await api.steer('wallet', { email, amount: WALLET });
  return {
    id,
    email,
    device,
    token: answer.meta.token.access_token,
    addressId: await storeAddress(device, { street: 'Calle Número 0' }),
    cards: {
      stripe_card: await card(device),
      paypal_account: await card(device, '4242', ACCOUNT),
    },
  };
}

/** The customer signs in again. */
export async function signInAgain(api: Api, shopper: Shopper): Promise<Shopper> {
  const { answer, ...device } = await enter(api, shopper.email);
  return { ...shopper, token: answer.meta.token.access_token, device };
}

/** A change by somebody else. */
export type Change =
  | { kind: 'price'; product: number; amount: number }
  | { kind: 'stock'; product: number; pieces: number }
  | { kind: 'address'; street: number }
  | { kind: 'add'; product: number }
  | { kind: 'coupon'; code: string | null }
  | { kind: 'wallet'; amount: number }
  | { kind: 'insurance'; isInsured: boolean };

/** Uses so much of the wallet, with a code when one is needed; nothing when it is more than there is. */
async function spendWallet(api: Api, { device, email }: Shopper, amount: number): Promise<void> {
  if (amount === 0) {
    await device.post('/eshop/carrito/eliminar-monedero', {});
    return;
  }
  const spend = () => device.post('/eshop/carrito/agregar-monedero', { wallet_to_use: amount });
  if ((await spend()).status !== 403) return;
  await verifyWallet(api, device, email);
  await spend();
}

/** Changes something on another device. @returns whether the backend took it */
export async function applyChange(
  api: Api,
  shopper: Shopper,
  products: readonly string[],
  change: Change,
): Promise<boolean> {
  const productId = 'product' in change ? must(products[change.product]) : '';
  const { device, addressId } = shopper;
  switch (change.kind) {
    case 'price': {
      const { amount } = change;
      const prices = { price_with_tax: amount, current_price_with_tax: amount };
      return (await api.control('price', { productId, ...prices })).status < 300;
    }
    case 'stock': {
      const stores = { 2: change.pieces };
      return (await api.control('stock', { productId, stores, providers: 0 })).status < 300;
    }
    case 'address': {
      const street = `Calle Número ${change.street}`;
      const body = document('customer-addresses', { street }, {}, addressId);
      return (await device.patch(`/shop-v1/customer-addresses/${addressId}`, body)).status < 300;
    }
    case 'add':
      return (await device.get(`/eshop/carrito/agregar/${productId}/1`)).status < 300;
    case 'coupon': {
      const { code } = change;
      const answer = code
        ? await device.post('/eshop/carrito/agregar-cupon', { coupon_code: code })
        : await device.post('/eshop/carrito/eliminar-cupon', {});
      return answer.status < 300;
    }
    case 'wallet':
      await spendWallet(api, shopper, change.amount);
      return true;
    case 'insurance': {
      const has_shipping_insurance = change.isInsured;
      const choice = { customer_address_id: addressId, has_shipping_insurance };
      return (await sendTo(device, choice)).status < 300;
    }
  }
}
