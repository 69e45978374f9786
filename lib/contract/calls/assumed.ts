import type { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { DELIVERY_ESTIMATE_SHAPE, ESTIMATED_STORE_SHAPE } from '@/lib/api/location';
import {
  SEARCH_TERMS_SHAPE,
  SUGGESTION_SHAPE,
  SUGGESTIONS_SHAPE,
} from '@/lib/api/search-suggestions';
import { type CallContract, many, one } from '../call';
import { describeFields, extra, type FieldSet, may, must, should } from '../fields';
import {
  bannerContract,
  categoryContract,
  landingContract,
  productCardContract,
  productContract,
  sectionContract,
  sitemapContract,
  storeContract,
  zipCodeContract,
} from '../resources/catalogue';
import { pageFields } from '../resources/page';

const suggestion: FieldSet = describeFields(SUGGESTION_SHAPE, {
  slug: must('the suggestion is left out', { example: 'logitech' }),
  name: must('the suggestion is left out', { example: 'Logitech' }),
});

export const assumedCalls = {
  products: {
    screens: ['Product', 'Search', 'Cart', 'Builder', 'Home'],
    purpose: 'A product by its slug, or up to 50 by their ids',
    level: 'must',
    loss: 'no product can be opened',
    query: {
      'filter[slug]': 'teclado-mecanico-g413',
      include: 'brand,category.parent,coverImage,images',
    },
    data: many(productContract),
  },
  categories: {
    screens: ['Every page', 'Categories'],
    purpose: 'The root categories with their subcategories, or one category by its slug',
    loss: 'the menu has no categories',
    query: { include: 'categories,popularBrands' },
    data: many(categoryContract),
  },
  banners: {
    screens: ['Home', 'Every page'],
    purpose: 'The banners of some slots, page by page while there is `links.next`',
    level: 'may',
    loss: 'there are no banners',
    query: { 'filter[slot]': 'BANNER_CAROUSEL_V2', 'page[number]': '1' },
    data: many(bannerContract),
  },
  sections: {
    screens: ['Home'],
    purpose: 'Lists of products of the home page, by their keys',
    loss: 'the home page has no products',
    query: {
      'filter[key]': 'novedades',
      include: 'products,products.brand,products.category,products.coverImage',
    },
    data: many(sectionContract),
  },
  landings: {
    screens: ['Landing'],
    purpose: 'A campaign’s page by its slug',
    level: 'may',
    loss: 'pages of campaigns cannot be shown',
    query: {
      'filter[slug]': 'regreso-a-clases',
      include:
        'banner,sections.products,sections.products.brand,sections.products.category,sections.products.coverImage',
    },
    data: many(landingContract),
  },
  stores: {
    screens: ['Stores', 'Product'],
    purpose: 'The physical stores',
    loss: 'the stores are not shown',
    data: many(storeContract),
  },
  sitemap: {
    screens: ['Sitemap'],
    purpose: 'Slugs and dates of all products, categories, brands or landings',
    level: 'may',
    loss: 'search engines find pages by links alone',
    query: { 'filter[kind]': 'product', 'page[number]': '1', 'page[size]': '1000' },
    data: many(sitemapContract),
    meta: pageFields,
  },
  zipCode: {
    screens: ['Every page', 'Addresses'],
    purpose: 'The place of a zip code; 404 for one that does not exist',
    loss: 'state, municipality and city are typed by the shopper',
    data: one(zipCodeContract),
  },
  zipCodesNearby: {
    screens: ['Every page', 'Addresses'],
    purpose: 'The zip code nearest to the position that the visitor shares',
    level: 'may',
    loss: 'the visitor types the zip code',
    query: { latitude: '19.419', longitude: '-99.163' },
    data: many(zipCodeContract),
  },
  deliveryEstimate: {
    screens: ['Product'],
    purpose: 'When a product can be at a zip code, and in which stores it is',
    loss: 'the delivery estimate is not shown',
    query: { zip_code: '06000' },
    meta: describeFields(DELIVERY_ESTIMATE_SHAPE, {
      zip_code: may('the zip code that was asked for is shown', { example: '06000' }),
      days: should('the days are not shown', { or: ['from'], example: 3 }),
      from: should('the days are shown', { or: ['days'], fallback: '`days`' }),
      to: may('one day is shown', { fallback: '`from`' }),
      cost: should('the cost is not shown', { example: 149 }),
      courier: may('the courier is not shown'),
      pickup_stores: should.listOf(ESTIMATED_STORE_SHAPE, 'pickup is not shown', {
        id: must('the store is left out', { or: ['store_id'] }),
        store_id: extra('`id` is taken'),
        name: must('the store is left out', { example: 'Centro' }),
        distance_km: extra('the distance is not shown'),
        stock: should('the pieces are not shown', { example: 4 }),
      }),
    }),
    needsAnswer: true,
  },
  deliveryEstimates: {
    screens: ['Search', 'Home'],
    purpose: 'When the products of a list can be at a zip code',
    level: 'may',
    loss: 'cards say when a product is in the capital',
    query: { 'filter[id]': '1,2', zip_code: '06000' },
    meta: {
      estimates: should('map', 'cards say when a product is in the capital'),
    },
    needsAnswer: true,
  },

  mostSearched: {
    screens: ['Search'],
    purpose: '“Lo más buscado esta semana”',
    level: 'may',
    loss: 'the list is not shown',
    meta: describeFields(SEARCH_TERMS_SHAPE, {
      terms: should('the list is not shown', { example: ['laptop'] }),
    }),
    needsAnswer: true,
  },
  suggestions: {
    screens: ['Every page'],
    purpose: 'Suggestions while the shopper types',
    level: 'may',
    loss: 'there are no suggestions',
    query: { q: 'tecl' },
    data: many(productCardContract),
    meta: describeFields(SUGGESTIONS_SHAPE, {
      categories: may.list('no categories are suggested', suggestion),
      brands: may.list('no brands are suggested', suggestion),
      terms: may('no words are suggested', { example: ['teclado'] }),
    }),
  },
  contact: {
    screens: ['Contact'],
    purpose: 'Sends the contact form',
    loss: 'the form cannot be sent',

    meta: { folio: extra('text', 'the number of the message is not shown') },
  },
} satisfies Record<keyof typeof assumedEndpoints, CallContract>;
