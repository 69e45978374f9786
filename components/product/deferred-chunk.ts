/** What pages with products load with the first interaction, or when the rest of the page is loaded. */
export { CompareToggle } from './compare-toggle';
export { PriceDrop } from './recently-viewed/price-drop';
export { watchProduct } from './watch-product';
export { watchShownProducts } from './watch-shown-products';
