/** What the page of a product loads when the visitor comes to it: buying, delivery, pictures, stores, reviews, further products. */
export { ReviewAges } from '../reviews/review-ages';
export { BuyExtras } from './buy-extras';
export { DeliveryPanel } from './delivery-panel';
export { GalleryZoom } from './gallery-zoom';
export { KitComponentPages } from './kit-component-pages';
export { RelatedProductLists } from './related-product-lists';
export { StoreDistances } from './store-distances';
