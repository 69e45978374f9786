import { readCandidateFields, readPartFields } from '@/lib/api/assembly';
import { readBannerFields } from '@/lib/api/banners';
import { readBrandFields } from '@/lib/api/brands';
import { readCategoryFields } from '@/lib/api/categories';
import { snakeToCamel } from '@/lib/api/client/snake-to-camel';
import { count, objectOf } from '@/lib/api/client/wire';
import { readLandingFields } from '@/lib/api/landings';
import { readDeliveryEstimateFields, readZipCodeFields } from '@/lib/api/location';
import { readProductFields } from '@/lib/api/product';
import { readCoverFields, readProductImageFields } from '@/lib/api/product-images';
import { readSummaryFields } from '@/lib/api/product-summaries';
import { readReviewFields, readReviewsMeta } from '@/lib/api/reviews';
import { readSectionFields } from '@/lib/api/sections';
import { toSitemapEntry } from '@/lib/api/sitemap';
import { toStore } from '@/lib/api/stores';
import { many, meta, needed, one } from '../call';
import {
  both,
  extend,
  fields,
  NO_FIELDS,
  type ResourceContract,
  resource,
  toMany,
  toOne,
} from '../fields';

/** `meta.page`. Without it a full page means that there may be another. */
export const readPage = snakeToCamel({
  page: objectOf(snakeToCamel({ currentPage: count, lastPage: count, total: count })),
});
export const pageRows = [
  'should page: the number of pages is unknown',
  'page should lastPage: the number of pages is unknown',
  'page may currentPage: the page that was asked for is assumed',
  'page may total (number of results)',
] as const;
export const pageMeta = fields(readPage, pageRows);

const brand = resource('brands', readBrandFields, [
  'must name, slug; extra image_sm = `image`',
  'extra image: the brand is shown as text',
]);

const categoryPath: ResourceContract = resource(
  'categories as categories of a product',
  readCategoryFields,
  [
    'must name, slug; may products_count (number of products); extra image (picture), icon',
    toOne('may parent: the breadcrumb has one step', () => categoryPath),
  ],
);

const category: ResourceContract = extend(categoryPath, 'categories', NO_FIELDS, [
  toMany('should categories: subcategories are not shown', () => category),
  toMany('may popularBrands: popular brands are not shown', () => brand),
]);

export const picture = resource('product-images', readProductImageFields, [
  'should filename or filename_2 or filename_3 or filename_4 or filename_5: it is left out',
  'extra filename_2, filename_3, filename_4, filename_5: another size is loaded',
]);

const image = extend(picture, 'product-images of several', readCoverFields, [
  'may is_cover = false: the first picture is the cover',
]);

export const groupLimitRows = [
  'extra assembly_group_configs: the limits of a step are not known',
  'assembly_group_configs must max: the limit is left out',
  'assembly_group_configs may id; extra note',
  'assembly_group_configs may product_id: the limit is for the whole step',
] as const;

/** What is read by its entries, whatever they are called. */
export const MAP = { kind: 'map' } as const;

export const discountRows = [
  'should current_price_with_tax = `price_with_tax`: no discount is shown',
  'may mwi_one_price_with_tax = `current_price_with_tax`: no cash price is shown',
  'may mwi_one_disc_percent = 0: no cash discount is shown',
] as const;

const commerce = [
  'should price_with_tax or current_price_with_tax = the other: “Consultar precio” is shown',
  ...discountRows,
  'should stock_stores (stock in stores), stock_providers (stock of providers): the ~ is unknown',
  'should is_web_purchasable = false: the product cannot be bought',
  'should offer_months: monthly instalments are not shown',
  'may mwi_wallet_percent (percentage of the wallet credit)',
  'may mwi_wallet_amount_with_tax (wallet credit), wallet_promotion_amount (wallet promotion)',
  'extra coupon by code',
  'may has_last_stock = false: “Últimas Piezas” is not shown',
  'extra price_valid_until_utc: there is no countdown',
  'extra is_digital = false: a licence is shown as something that is sent',
  'offer_months must months, month_price: the offer is left out',
  'offer_months may offer_id, minimun_amount (minimum) = 0, discount_percent (discount) = 0',
  'offer_months may total = `months` × `month_price`',
  'offer_months may interest_percent: the months are compared with the price',
  'coupon must code or coupon_code; may text; extra coupon_code = `code`',
] as const;

export const productLink = resource('products as products by id', NO_FIELDS, []);

export const productCard = resource('products as products in lists', readSummaryFields, [
  'must name, slug',
  ...commerce,
  'should part_number, rating (stars), warranty_days (warranty)',
  'may delivery_days (days of delivery)',
  'should reviews_count (number of reviews) = 0: the ~ is not shown',
  'should has_shipping_promotion = false: free shipping is not shown',
  'may piece_count (number of pieces) = 1: the ~ is not shown',
  'extra is_kit = false: the card does not say that it is a kit',
  toOne('should brand', () => brand),
  toOne('should category', () => categoryPath),
  toOne('should coverImage: the placeholder is shown', () => picture),
  toMany('should images or coverImage: only the cover is shown', () => image),
]);

const partRows = [
  'extra performance: the part has no class of performance',
  'extra assembly_group: the step of the part is unknown',
  ...groupLimitRows,
] as const;
const verdict = 'extra compatible = no data: the backend gives no verdict on the part';

export const chosenPart = extend(productCard, 'products of a build', readPartFields, [
  ...partRows,
  'should attribute_group_map: the rules know nothing of the part',
]);

export const part = extend(chosenPart, 'products of a step', readCandidateFields, [verdict]);

const readEveryField = both(
  { shape: { ...readProductFields.shape, any_related: MAP } },
  both(readPartFields, readCandidateFields),
);

/** A product with everything that any screen reads. Sparse fields of a call narrow it. */
export const product = extend(productCard, 'products', readEveryField, [
  'should stores_with_stock: the pieces in each store are not shown',
  'should description, attribute_group_map (table of attributes), characteristics',
  'may short_description, bullet_points, created_utc (age)',
  'extra description_landing (landing content)',
  'extra monthly_offer_stores_info (note on instalments in stores)',
  'may upc_gtin: search engines get no GTIN',
  'may description_file_is_pdf = false, description_file_is_image = false: the file is a link',
  'may meta_description: search engines get the short description',
  'extra description_file (file), video_link (video), manual_file (manual): the ~ is not offered',
  'extra specs_file (specifications), manufacturer_link (link to the maker): the ~ is not offered',
  'extra any_related: a backend without these relations shows no companions',
  'stores_with_stock must store_id or id, name: the store is left out',
  'stores_with_stock should stock (pieces); extra id = `store_id`',
  'characteristics must name, value: the line is left out',
  ...partRows,
  verdict,
  toMany('may related (related products), substitutes, sets: ~ is not shown', () => productLink),
  toMany('should components: the components of a kit are not shown', () => productCard),
]);

const banner = resource('banners', readBannerFields, [
  'must slot; should title or image or image_mobile; may image_mobile = `image`, alt = `title`',
  'extra text, call_to_action (button)',
  'should image: the banner is shown as text',
  'extra link: the banner leads nowhere',
]);

const section = resource('sections: nothing', readSectionFields, [
  'must key = `id`: the section is left out',
  'should title; extra text',
  'extra ends_utc: there is no countdown',
  toMany('must products: the section is left out', () => productCard),
]);

const landing = resource('landings', readLandingFields, [
  'must slug, title: the page is not found',
  'extra text (introduction), content (text)',
  'extra meta_description: search engines get no description',
  'extra ends_utc: the campaign has no end',
  toOne('may banner: the page has no picture', () => banner),
  toMany('should sections: the page has no products', () => section),
]);

const store = resource('stores', toStore, [
  'must name, slug; should address, city, state; may zip_code, phone, hours, services',
  'may latitude, longitude: the map is not offered',
]);

const zipCodePlace = resource('zip-codes: nothing', readZipCodeFields, [
  'must state: the zip code counts as unknown',
  'should zip_code = `id`',
  'should municipality, city, neighborhoods (neighbourhood): the shopper types the ~',
]);

const deliveryEstimateMeta = fields(readDeliveryEstimateFields, [
  'should days or from, from (days) or days = `days`, cost, pickup_stores',
  'may zip_code = the zip code that was asked for, to = `from`, courier',
  'pickup_stores must id or store_id, name; should stock (pieces); extra store_id = `id`',
  'pickup_stores extra distance_km (distance)',
]);
const deliveryEstimatesMeta = fields({ shape: { estimates: MAP } }, [
  'should estimates: cards say when a product is in the capital',
]);

const review = resource('product-reviews', readReviewFields, [
  'should customer_name (author), rating (stars), opinion, short_opinion (title)',
  'may created_utc (date)',
  'may created_at_text: the date is shown in the shop’s form',
]);

const reviewListMeta = fields(both(readPage, readReviewsMeta), [
  ...pageRows,
  'should average; may distribution',
]);

const sitemap = resource('sitemap-entries', toSitemapEntry, [
  'must slug; may updated_utc (date)',
  'extra products_count: empty categories are listed too',
  'extra image_url: image search finds the picture by the page alone',
]);

export const catalogueCalls = {
  brands: many('should Brands, Home, Builder', brand),
  productReviews: many('should Product, Reviews', review, reviewListMeta),
  createReview: one('should Reviews: no review can be written', review),
  updateReview: one('should Reviews: no review can be changed', review),
  productComponents: many(
    'should Product: the components of a kit are not shown',
    productCard,
    pageMeta,
  ),
  products: many('must Product, Search, Cart, Builder, Home: no product can be opened', product),
  categories: many('should Every page, Categories: the menu has no categories', category),
  banners: many('may Home, Every page', banner),
  sections: many('should Home: the home page has no products', section),
  landings: many('may Landing: pages of campaigns cannot be shown', landing),
  stores: many('should Stores, Product', store),
  sitemap: many('may Sitemap: search engines find pages by links alone', sitemap, pageMeta),
  zipCode: one('should Every page, Addresses: the shopper types state and city', zipCodePlace),
  zipCodesNearby: many('may Every page, Addresses: the visitor types the zip code', zipCodePlace),
  deliveryEstimate: needed(meta('should Product: no delivery is shown', deliveryEstimateMeta)),
  deliveryEstimates: needed(
    meta('may Search, Home: cards say when a product is in the capital', deliveryEstimatesMeta),
  ),
  customerReviews: many('may Reviews: an own review cannot be edited', review),
};
