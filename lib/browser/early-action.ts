import { MAX_COMPARED_PRODUCTS } from '../domain/product/types.ts';

/** Names under which the device keeps what a press changes; `buy` is the cart, on the way to paying. */
export type EarlyStore = 'cart' | 'favorites' | 'compare' | 'buy';

/**
 * A press that is still to be carried out, as a text with spaces: the store, the pieces to add (in a list 1 or 0: whether the product shall be
 * there), the slug of the product, and when it was pressed, in milliseconds since 1970.
 */
export type EarlyAction = `${EarlyStore} ${number} ${string} ${number}`;

/** What was pressed in this tab and is not carried out yet, also in the documents before this one. */
export function readEarlyActions(): EarlyAction[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.early);
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Of one tab, so that another one does not carry them out too. @throws where a browser keeps nothing */
export function writeEarlyActions(actions: readonly EarlyAction[]): void {
  sessionStorage.early = JSON.stringify(actions);
}

export function keepEarlyAction(
  store: EarlyStore,
  quantity: number,
  slug: string,
  earlier?: EarlyAction,
): EarlyAction {
  const action: EarlyAction = `${store} ${quantity} ${slug} ${Date.now()}`;
  writeEarlyActions([...readEarlyActions().filter((one) => one !== earlier), action]);
  return action;
}

/** Takes an action out, for the one who carries it out. False when somebody has taken it already. */
export function takeEarlyAction(action: EarlyAction): boolean {
  const actions = readEarlyActions();
  const left = actions.filter((one) => one !== action);
  if (left.length < actions.length) writeEarlyActions(left);
  return left.length < actions.length;
}

/** The slugs of the products in a store, one for each line, as its text on the device names them. @throws where storage is blocked */
const readSlugs = (store: string): string[] =>
  (/^{"version":"1.*/.exec(localStorage[store])?.[0] || '')
    .split(/"slug":"([^"]*)/)
    .filter((_, index) => index % 2);

/** How many lines the cart of the device has when what was pressed is carried out. @throws where storage is blocked */
export function countCartLines(): number {
  const slugs = readSlugs('cart');
  for (const action of readEarlyActions()) {
    const [store = '', , slug = ''] = action.split(' ');
    if (/cart|buy/.test(store) && !slugs.includes(slug)) slugs.push(slug);
  }
  return slugs.length;
}

export const isFull = (store: EarlyStore) =>
  store === 'compare' && readSlugs(store).length >= MAX_COMPARED_PRODUCTS;

/** Only the server knows the cart and the lists of a customer. */
export const isGuest = () => !localStorage.accessToken;

/** Whether a list is already as the visitor wants it: React did not show yet what was in it, or another tab has changed it. */
export function isDone(action: EarlyAction): boolean {
  const [store = '', quantity, slug = ''] = action.split(' ');
  return store !== 'cart' && isGuest() && readSlugs(store).includes(slug) === (quantity !== '0');
}

/** What a placeholder returns when the dialog is there in whose place it stood. */
export const TAKEN_OVER = 'taken-over';
