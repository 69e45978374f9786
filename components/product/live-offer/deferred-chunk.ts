/** What a page with products loads together once its first view is done. */
export { watchProductView } from '../recently-viewed/watch-product-view';
export { refreshStaleProducts } from './refresh-stale-products';
