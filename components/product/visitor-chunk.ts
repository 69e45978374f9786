/** What pages say to a visitor with a place, a build or recently viewed products, and what replaces a price that has changed. */
export { PageBuildAnswer } from './build-compatibility/build-answers';
export { LivePartContent, PageClock } from './live-offer/live-part-content';
export { RecentlyViewedList } from './recently-viewed/recently-viewed-list';
export { VisitorCards } from './visitor-cards';
