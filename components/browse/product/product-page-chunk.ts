/** What the page of a product loads when the visitor comes to it: buying, delivery, pictures, stores, reviews, further products. */
export { BuyExtras } from './buy-extras';
export { DeliveryPanel } from './delivery-panel';
export { GalleryZoom } from './gallery-zoom';
export { KitComponentPages, ReviewAges, StoreDistances } from './product-page-extras';
export { RelatedProductLists } from './related-product-lists';
