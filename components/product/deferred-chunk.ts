/** What pages with products load with the first interaction. */
export { CompareToggle } from './compare-toggle';
export { ShownCards, ShownProducts } from './shown-products';
