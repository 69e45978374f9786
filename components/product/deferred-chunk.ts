/** One chunk for the code that a page with products loads after its first view. */

export { refreshStaleProducts } from '@/stores/flows/products/refresh-stale-products';
export { watchProductView } from './recently-viewed/watch-product-view';
