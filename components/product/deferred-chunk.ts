/** One chunk for the code that a page with products loads after its first view. */

export { watchProduct } from './watch-product';
export { watchShownProducts } from './watch-shown-products';
