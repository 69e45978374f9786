/** One chunk for the code that a page with products loads after its first view. */
export { CompareToggle } from './compare/compare-toggle';
export { refreshStaleProducts } from './live-offer/refresh-stale-products';
export { watchProductView } from './recently-viewed/watch-product-view';
