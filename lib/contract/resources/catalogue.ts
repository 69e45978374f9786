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
  'page may currentPage: the page that was asked for is assumed',
  'page should lastPage: the number of pages is unknown',
  'page may show total (number of results)',
] as const;
export const pageMeta = fields(readPage, pageRows);

const brand = resource('brands', readBrandFields, [
  'must name, slug: the brand is left out',
  'extra image: the brand is shown as text',
  'extra image_sm: `image` is shown = `image`',
]);

const categoryPath: ResourceContract = resource(
  'categories as categories of a product',
  readCategoryFields,
  [
    'must name, slug: the category is left out',
    'extra image (picture), icon: the category has no ~',
    'may show products_count (number of products) = none',
    toOne('may parent: the breadcrumb has one step', () => categoryPath),
  ],
);

const category: ResourceContract = extend(categoryPath, 'categories', NO_FIELDS, [
  toMany('should categories: subcategories are not shown', () => category),
  toMany('may popularBrands: popular brands are not shown', () => brand),
]);

export const picture = resource('product-images', readProductImageFields, [
  'should filename or filename_2, filename_3, filename_4, filename_5: the picture is left out = another size',
  'extra filename_2, filename_3, filename_4, filename_5: another size is loaded = another size',
]);

const image = extend(picture, 'product-images of several', readCoverFields, [
  'may is_cover: the first picture is the cover = false',
]);

export const groupLimitRows = [
  'extra assembly_group_configs: the limits of a step are not known',
  'assembly_group_configs may id: the limit has no name',
  'assembly_group_configs may product_id: the limit is for the whole step',
  'assembly_group_configs must max: the limit is left out',
  'assembly_group_configs extra note: the limit is not explained',
] as const;

/** What is read by its entries, whatever they are called. */
export const MAP = { kind: 'map' } as const;

export const discountRows = [
  'should current_price_with_tax: no discount is shown = `price_with_tax`',
  'may mwi_one_price_with_tax: no cash price is shown = `current_price_with_tax`',
  'may mwi_one_disc_percent: no cash discount is shown = 0',
] as const;

const commerce = [
  'should price_with_tax or current_price_with_tax: “Consultar precio” is shown, without a button = `current_price_with_tax`',
  ...discountRows,
  'may show mwi_wallet_percent (percentage of the wallet credit) = none',
  'may mwi_wallet_amount_with_tax (credit), wallet_promotion_amount (promotion): no wallet ~ is shown = none',
  'extra price_valid_until_utc: there is no countdown',
  'should offer_months: monthly instalments are not shown',
  'offer_months may offer_id: the offer has no id',
  'offer_months must months, month_price: the offer is left out',
  'offer_months may minimun_amount (minimum), discount_percent (discount): no ~ is shown = 0',
  'offer_months may interest_percent: the months are compared with the price = none',
  'offer_months may total: it is reckoned = `months` × `month_price`',
  'extra show coupon by code',
  'coupon must code or coupon_code: the coupon is left out',
  'coupon extra coupon_code: `code` is taken',
  'coupon may text: the coupon is not explained',
  'should is_web_purchasable: the product cannot be bought = false',
  'should stock_stores (stock in stores), stock_providers (stock of providers): the ~ is unknown',
  'may has_last_stock: “Últimas Piezas” is not shown = false',
  'extra is_digital: a licence is shown as something that is sent = false',
] as const;

export const productLink = resource('products as products by id', NO_FIELDS, []);

export const productCard = resource('products as products in lists', readSummaryFields, [
  'must name, slug: the product is left out',
  'should show part_number',
  ...commerce,
  'should show rating (stars), warranty_days (warranty) = none',
  'should show reviews_count (number of reviews) = 0',
  'should has_shipping_promotion: free shipping is not shown = false',
  'extra is_kit: the card does not say that it is a kit = false',
  'may show delivery_days (days of delivery) = none',
  'may show piece_count (number of pieces) = 1',
  toOne('should brand: the brand is not shown', () => brand),
  toOne('should category: the category is not shown', () => categoryPath),
  toOne('should coverImage: the placeholder is shown', () => picture),
  toMany('should images or coverImage: only the cover is shown', () => image),
]);

const partRows = [
  'extra performance: the part has no class of performance',
  'extra assembly_group: the step of the part is unknown',
  ...groupLimitRows,
] as const;
const verdict = 'extra compatible: the backend gives no verdict on the part = no data';

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
  'may upc_gtin: search engines get no GTIN',
  'should stores_with_stock: the pieces in each store are not shown',
  'stores_with_stock must store_id or id: the store is left out',
  'stores_with_stock extra id: `store_id` is taken',
  'stores_with_stock must name: the store is left out',
  'stores_with_stock should show stock (pieces)',
  'may show short_description, bullet_points',
  'should show description, attribute_group_map (table of attributes), characteristics',
  'extra description_file (file), video_link (video), manual_file (manual): the ~ is not offered',
  'extra specs_file (specifications), manufacturer_link (link to the maker): the ~ is not offered',
  'may description_file_is_pdf, description_file_is_image: the file is a link = false',
  'extra show description_landing (landing content)',
  'may meta_description: search engines get the short description',
  'characteristics must name, value: the line is left out',
  'may created_utc: its age is unknown',
  'extra show monthly_offer_stores_info (note on instalments in stores)',
  'extra any_related: a backend without these relations shows no companions',
  ...partRows,
  verdict,
  toMany('may related (related products), substitutes, sets: ~ is not shown', () => productLink),
  toMany('should components: the components of a kit are not shown', () => productCard),
]);

const banner = resource('banners', readBannerFields, [
  'must slot: the banner is left out',
  'should title or image, image_mobile: the banner has no title',
  'extra text, call_to_action (button): the banner has no ~',
  'should image: the banner is shown as text',
  'may image_mobile: `image` is shown = `image`',
  'may alt: the title describes the picture = `title`',
  'extra link: the banner leads nowhere',
]);

const section = resource('sections: nothing', readSectionFields, [
  'must key: the section is left out = `id`',
  'should title: the section has no title of the backend',
  'extra text: the section has no text',
  'extra ends_utc: there is no countdown',
  toMany('must products: the section is left out', () => productCard),
]);

const landing = resource('landings', readLandingFields, [
  'must slug, title: the page is not found',
  'extra text (introduction), content (text): the page has no ~',
  'extra meta_description: search engines get no description',
  'extra ends_utc: the campaign has no end',
  toOne('may banner: the page has no picture', () => banner),
  toMany('should sections: the page has no products', () => section),
]);

const store = resource('stores', toStore, [
  'must name, slug: the store is left out',
  'should show address, city, state',
  'may show zip_code, phone (telephone), hours, services',
  'may latitude, longitude: the map is not offered',
]);

const zipCodePlace = resource('zip-codes: nothing', readZipCodeFields, [
  'should zip_code: the id is taken = `id`',
  'must state: the zip code counts as unknown',
  'should municipality, city, neighborhoods (neighbourhood): the shopper types the ~',
]);

const deliveryEstimateMeta = fields(readDeliveryEstimateFields, [
  'may zip_code: the zip code that was asked for is shown',
  'should show days or from',
  'should from or days: the days are shown = `days`',
  'may to: one day is shown = `from`',
  'should show cost',
  'may show courier',
  'should pickup_stores: pickup is not shown',
  'pickup_stores must id or store_id: the store is left out',
  'pickup_stores extra store_id: `id` is taken',
  'pickup_stores must name: the store is left out',
  'pickup_stores extra show distance_km (distance)',
  'pickup_stores should show stock (pieces)',
]);
const deliveryEstimatesMeta = fields({ shape: { estimates: MAP } }, [
  'should estimates: cards say when a product is in the capital',
]);

const review = resource('product-reviews', readReviewFields, [
  'should show customer_name (author), rating (stars), opinion, short_opinion (title)',
  'may show created_utc (date)',
  'may created_at_text: the date is shown in the shop’s form',
]);

const reviewListMeta = fields(both(readPage, readReviewsMeta), [
  ...pageRows,
  'should show average',
  'may show distribution',
]);

const sitemap = resource('sitemap-entries', toSitemapEntry, [
  'must slug: the entry is left out',
  'extra products_count: empty categories are listed too',
  'may updated_utc: the entry has no date',
  'extra image_url: image search finds the picture by the page alone',
]);

export const catalogueCalls = {
  brands: many('should Brands, Home, Builder: the brands are not shown', brand),
  productReviews: many(
    'should Product, Reviews: the reviews are not shown',
    review,
    reviewListMeta,
  ),
  createReview: one('should Reviews: no review can be written', review),
  updateReview: one('should Reviews: no review can be changed', review),
  productComponents: many(
    'should Product: the components of a kit are not shown',
    productCard,
    pageMeta,
  ),
  products: many('must Product, Search, Cart, Builder, Home: no product can be opened', product),
  categories: many('should Every page, Categories: the menu has no categories', category),
  banners: many('may Home, Every page: there are no banners', banner),
  sections: many('should Home: the home page has no products', section),
  landings: many('may Landing: pages of campaigns cannot be shown', landing),
  stores: many('should Stores, Product: the stores are not shown', store),
  sitemap: many('may Sitemap: search engines find pages by links alone', sitemap, pageMeta),
  zipCode: one(
    'should Every page, Addresses: state, municipality and city are typed by the shopper',
    zipCodePlace,
  ),
  zipCodesNearby: many('may Every page, Addresses: the visitor types the zip code', zipCodePlace),
  deliveryEstimate: needed(
    meta('should Product: the delivery estimate is not shown', deliveryEstimateMeta),
  ),
  deliveryEstimates: needed(
    meta('may Search, Home: cards say when a product is in the capital', deliveryEstimatesMeta),
  ),
  customerReviews: many('may Reviews: an own review cannot be edited', review),
};
