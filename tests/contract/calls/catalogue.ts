import { readBuilderBrands, readParts, readPartsWithImages } from '@/lib/api/assembly';
import { readBanners } from '@/lib/api/banners';
import { readBrands } from '@/lib/api/brands';
import { readCategory, readCategoryTree } from '@/lib/api/categories';
import { readLanding } from '@/lib/api/landings';
import { readLivePrices } from '@/lib/api/live-prices';
import * as location from '@/lib/api/location';
import { readChangedOffers } from '@/lib/api/offer-versions';
import { readComparedProduct, readProduct } from '@/lib/api/product';
import { readProductStock } from '@/lib/api/product-stock';
import { readProductSlugs, readProductsById } from '@/lib/api/product-summaries';
import { readComponents, readRelatedProductIds } from '@/lib/api/related-products';
import * as reviews from '@/lib/api/reviews';
import { readSections } from '@/lib/api/sections';
import { readSitemapPage } from '@/lib/api/sitemap';
import { readStores } from '@/lib/api/stores';
import { type CallTable, customerId, id } from './samples';

const review = { rating: 5, opinion: 'Muy bueno', shortOpinion: 'Excelente' };
const existing = {
  id,
  customerName: '',
  rating: 5,
  opinion: '',
  shortOpinion: '',
  createdUtc: null,
  createdAtText: '',
  isVerifiedPurchase: false,
};

export const catalogueTable: CallTable = {
  brands: [
    'The brands that have products; with `filter[assemblyWithExpiration]` those of the builder, where the parts of a step do not tell theirs',
    (client) => readBrands(client),
    (client) => readBuilderBrands(client, undefined),
  ],
  categories: [
    'The root categories with their subcategories, or one category by its slug',
    (client) => readCategoryTree(client),
    (client) => readCategory(client, 'teclados'),
  ],
  banners: [
    'The banners of some slots, page by page while there is `links.next`',
    (client) => readBanners(client, ['BANNER_CAROUSEL_V2']),
  ],
  sections: [
    'Lists of products of the home page, by their keys',
    (client) => readSections(client, ['novedades']),
  ],
  landings: ['A campaign’s page by its slug', (client) => readLanding(client, 'para-estudiar')],
  stores: ['The physical stores', (client) => readStores(client)],
  products: [
    'A product by its slug, or up to 50 by their ids',
    (client) => readProduct(client, 'teclado-mecanico-g413'),
    (client) => readComparedProduct(client, 'a'),
    (client) => readRelatedProductIds(client, 'a'),
    (client) => readLivePrices(client, [id]),
    (client) => readProductsById(client, [id]),
    (client) => readProductSlugs(client, [id]),
    (client) => readChangedOffers(client, [{ id, offerVersion: '' }]),
    (client) => readProductStock(client, 'a'),
    (client) => readParts(client, [id]),
    (client) => readPartsWithImages(client, [id]),
  ],
  sitemap: [
    'Slugs and dates of all products, categories, brands or landings',
    (client) => readSitemapPage(client, { kind: 'product', page: 1 }),
  ],
  zipCode: [
    'The place of a zip code; 404 for one that does not exist',
    (client) => location.readZipCode(client, '06000'),
  ],
  zipCodesNearby: [
    'The zip code nearest to the position that the visitor shares',
    (client) => location.readNearestPlace(client, { latitude: 19.38, longitude: -99.16 }),
  ],
  deliveryEstimate: [
    'When a product can be at a zip code, and in which stores it is',
    (client) => location.readDeliveryEstimate(client, { productId: id, zipCode: '06000' }),
  ],
  deliveryEstimates: [
    'When the products of a list can be at a zip code',
    (client) => location.readDeliveryEstimates(client, { productIds: [id], zipCode: '06000' }),
  ],
  productReviews: [
    'A product’s reviews, newest first',
    (client) => reviews.readReviews(client, { productId: id, page: 1 }),
  ],
  customerReviews: [
    'The customer’s own review of a product, to edit it',
    (client) => reviews.readOwnReview(client, { customerId, productId: id }),
  ],
  createReview: [
    'Writes a review',
    (client) =>
      reviews.saveReview(client, { productId: id, customerId, existing: null, written: review }),
  ],
  updateReview: [
    'Changes the customer’s own review',
    (client) =>
      reviews.saveReview(client, { productId: id, customerId, existing, written: review }),
  ],
  productComponents: [
    'The components of a kit, 15 at a time',
    (client) => readComponents(client, { productId: id, page: 1 }),
  ],
};
