import {
  readBuilderBrands,
  readCandidates,
  readParts,
  readPartsWithImages,
} from '@/lib/api/assembly';
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
import { readSearch } from '@/lib/api/search';
import { readMostSearched, readSuggestions } from '@/lib/api/search-suggestions';
import { readSections } from '@/lib/api/sections';
import { readSitemapPage } from '@/lib/api/sitemap';
import { readStores } from '@/lib/api/stores';
import { type CallTable, customerId, id } from './samples';

const review = { rating: 5, opinion: 'Muy bueno', shortOpinion: 'Excelente' };
const unsaid = { customerName: '', createdUtc: null, createdAtText: '' };
const existing = { id, ...review, ...unsaid, isVerifiedPurchase: false };
const zipCode = '06000';
const firstPage = { productId: id, page: 1 };
const reviewed = { productId: id, customerId, written: review };

const filters = {
  brands: ['amd'],
  performances: ['alta'],
  stockStatus: ['available' as const],
  secondary: ['am5'],
  allCategories: true,
};

export const catalogueTable: CallTable = {
  brands: [(client) => readBrands(client), (client) => readBuilderBrands(client, undefined)],
  categories: [(client) => readCategoryTree(client), (client) => readCategory(client, 'teclados')],
  banners: (client) => readBanners(client, ['BANNER_CAROUSEL_V2']),
  sections: (client) => readSections(client, ['novedades']),
  landings: (client) => readLanding(client, 'para-estudiar'),
  stores: (client) => readStores(client),
  products: [
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
  sitemap: (client) => readSitemapPage(client, { kind: 'product', page: 1 }),
  zipCode: (client) => location.readZipCode(client, zipCode),
  zipCodesNearby: (client) =>
    location.readNearestPlace(client, { latitude: 19.38, longitude: -99.16 }),
  deliveryEstimate: (client) => location.readDeliveryEstimate(client, { productId: id, zipCode }),
  deliveryEstimates: (client) =>
    location.readDeliveryEstimates(client, { productIds: [id], zipCode }),
  productReviews: (client) => reviews.readReviews(client, firstPage),
  customerReviews: (client) => reviews.readOwnReview(client, { customerId, productId: id }),
  createReview: (client) => reviews.saveReview(client, { ...reviewed, existing: null }),
  updateReview: (client) => reviews.saveReview(client, { ...reviewed, existing }),
  productComponents: (client) => readComponents(client, firstPage),
  search: (client) =>
    readSearch(client, {
      text: 'teclado',
      brands: ['b'],
      categories: [],
      page: 1,
      sort: 'price-asc',
      priceMin: 1,
      priceMax: 2,
      monthlyMax: 3,
      onlyOffers: true,
      onlyInStock: true,
      attributes: ['socket_am5'],
      delivery: { kind: 'tomorrow', zipCode: '06700' },
    }),
  mostSearched: (client) => readMostSearched(client),
  suggestions: (client) => readSuggestions(client, 'tecl'),
  assemblyGroupComponents: (client) =>
    readCandidates(client, {
      groupId: id,
      page: 1,
      filters,
      productIds: ['41'],
      onlyCompatible: true,
      sort: 'price',
      priceMax: 10,
    }),
};
