import type { CartLine } from '@/lib/domain/cart/types';
import type { ProductSnapshot } from '@/lib/domain/product/types';
import type { TrackedProduct } from './tracked-list-item';

export interface ProductList {
  id: string;
  name: string;
}

export interface Purchase {
  /** The value of the event only while the lines are unknown. */
  total: number;
  tax: number;
  shipping: number;
  coupon: string | null;
  lines: readonly CartLine[];
}

/** In the shop's own terms; a provider's module translates it. For a new member the compiler demands its case there. */
export type AnalyticsEvent =
  /** Addresses as the browser has them; `referrer` is empty where there is none. */
  | { name: 'page_view'; address: string; referrer: string }
  | { name: 'view_item' | 'add_to_wishlist'; product: ProductSnapshot }
  | { name: 'view_item_list'; list: ProductList; items: readonly TrackedProduct[] }
  | { name: 'select_item'; list: ProductList; item: TrackedProduct /** From 0. */; index: number }
  | { name: 'search'; term: string }
  | { name: 'login' | 'sign_up' /** `email`, or the provider's name. */; method: string }
  /** The visitor changed the cart. The difference tells what was added and removed. */
  | { name: 'change_cart'; before: readonly CartLine[]; after: readonly CartLine[] }
  | { name: 'view_cart'; lines: readonly CartLine[] }
  | { name: 'begin_checkout'; lines: readonly CartLine[]; coupon: string | null }
  | {
      name: 'add_payment_info';
      lines: readonly CartLine[];
      coupon: string | null;
      paymentType: string;
    }
  | { name: 'spend_wallet'; amount: number }
  | ({ name: 'purchase'; transactionId: string } & Purchase)
  | { name: 'earn_virtual_currency'; amount: number };
