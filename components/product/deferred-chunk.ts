/** What pages with products load with the first interaction, or when the rest of the page is loaded. */
export { refreshStaleProducts } from '@/stores/flows/products/refresh-stale-products';
export { CompareToggle } from './compare-toggle';
export { PriceDrop, watchProductView } from './recently-viewed/viewed-prices';
