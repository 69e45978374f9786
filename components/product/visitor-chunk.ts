/** What pages say to a visitor with a place, a build or recently viewed products, and what replaces a price that has changed. */
export { LivePartContent } from './live-offer/live-part-content';
export { startPriceClock } from './live-offer/start-price-clock';
export { RecentlyViewedList } from './recently-viewed/recently-viewed-list';
export { showCompatibility, showDeliveries } from './show-for-visitor';
