import { PART_SHAPE } from '@/lib/api/assembly';
import { GROUP_LIMIT_SHAPE } from '@/lib/api/assembly-compatibility';
import { BANNER_SHAPE } from '@/lib/api/banners';
import { BRAND_SHAPE } from '@/lib/api/brands';
import { CATEGORY_SHAPE } from '@/lib/api/categories';
import { count, flag, text, textList } from '@/lib/api/client/wire';
import { LANDING_SHAPE } from '@/lib/api/landings';
import { DELIVERY_ESTIMATE_SHAPE, ESTIMATED_STORE_SHAPE, ZIP_CODE_SHAPE } from '@/lib/api/location';
import { PRODUCT_SHAPE } from '@/lib/api/product';
import { FINANCING_OFFER_SHAPE, PRODUCT_COUPON_SHAPE } from '@/lib/api/product-commerce';
import { PRODUCT_IMAGE_SHAPE } from '@/lib/api/product-images';
import { STORE_STOCK_SHAPE } from '@/lib/api/product-stock';
import { SUMMARY_SHAPE } from '@/lib/api/product-summaries';
import { REVIEW_SHAPE, REVIEWS_META_SHAPE } from '@/lib/api/reviews';
import { SECTION_SHAPE } from '@/lib/api/sections';
import { SITEMAP_ENTRY_SHAPE } from '@/lib/api/sitemap';
import { STORE_SHAPE } from '@/lib/api/stores';
import {
  extra,
  type FieldSet,
  fields,
  map,
  may,
  must,
  type ResourceContract,
  resource,
  should,
} from '../fields';

/** `meta.page`. Without it a full page means that there may be another. */
export const pageFields = fields({ page: {} }, [
  should('the number of pages is unknown', 'page').object(
    { currentPage: count, lastPage: count, total: count },
    [
      may('the page that was asked for is assumed', 'currentPage'),
      should('the number of pages is unknown', 'lastPage'),
      may.shown({ total: 'number of results' }),
    ],
  ),
]);

export const brand = resource('brands', BRAND_SHAPE, [
  must('the brand is left out', 'name', 'slug'),
  extra('the brand is shown as text', 'image'),
  extra('`image` is shown', 'image_sm').takes('`image`'),
]);

/** A category with its parents only. */
const categoryPath: ResourceContract = resource(
  { type: 'categories', name: 'categories of a product' },
  { ...CATEGORY_SHAPE, products_count: count },
  [
    must('the category is left out', 'name', 'slug'),
    extra('the category has no picture', 'image'),
    extra('the category has no icon', 'icon'),
    may.shown({ products_count: 'number of products' }).takes('none'),
    may.one('the breadcrumb has one step', 'parent', () => categoryPath),
  ],
);

export const category: ResourceContract = resource({ type: 'categories', from: categoryPath }, {}, [
  should.many('subcategories are not shown', 'categories', () => category),
  may.many('popular brands are not shown', 'popularBrands', () => brand),
]);

/** A picture in five sizes. */
export const picture = resource('product-images', PRODUCT_IMAGE_SHAPE, [
  should('the picture is left out', 'filename')
    .or('filename_2', 'filename_3', 'filename_4', 'filename_5')
    .takes('another size'),
  extra('another size is loaded', 'filename_2', 'filename_3', 'filename_4', 'filename_5').takes(
    'another size',
  ),
]);

const image = resource(
  { type: 'product-images', name: 'product-images of several', from: picture },
  { is_cover: flag },
  [may('the first picture is the cover', 'is_cover').takes('false')],
);

/** How many parts a step takes. */
export const groupLimitRow = extra(
  'the limits of a step are not known',
  'assembly_group_configs',
).list(GROUP_LIMIT_SHAPE, [
  may('the limit has no name', 'id'),
  may('the limit is for the whole step', 'product_id'),
  must('the limit is left out', 'max'),
  extra('the limit is not explained', 'note'),
]);

/** Prices, offers and stock of a product: what a page asks for again when it is shown. */
const commerce = [
  should('“Consultar precio” is shown, without a button', 'price_with_tax')
    .or('current_price_with_tax')
    .takes('`current_price_with_tax`'),
  should('no discount is shown', 'current_price_with_tax').takes('`price_with_tax`'),
  may('no cash price is shown', 'mwi_one_price_with_tax').takes('`current_price_with_tax`'),
  may('no cash discount is shown', 'mwi_one_disc_percent').takes('0'),
  may.shown({ mwi_wallet_percent: 'percentage of the wallet credit' }).takes('none'),
  may('no wallet credit is shown', 'mwi_wallet_amount_with_tax').takes('none'),
  may('no wallet promotion is shown', 'wallet_promotion_amount').takes('none'),
  extra('there is no countdown', 'price_valid_until_utc'),
  should('monthly instalments are not shown', 'offer_months').list(FINANCING_OFFER_SHAPE, [
    may('the offer has no id', 'offer_id'),
    must('the offer is left out', 'months', 'month_price'),
    may('no minimum is shown', 'minimun_amount').takes('0'),
    may('the months are compared with the price', 'interest_percent').takes('none'),
    may('no discount is shown', 'discount_percent').takes('0'),
    may('it is reckoned', 'total').takes('`months` × `month_price`'),
  ]),
  extra
    .shown({ coupon: 'coupon' })
    .bare('code')
    .object(PRODUCT_COUPON_SHAPE, [
      must('the coupon is left out', 'code').or('coupon_code'),
      extra('`code` is taken', 'coupon_code'),
      may('the coupon is not explained', 'text'),
    ]),
  should('the product cannot be bought', 'is_web_purchasable').takes('false'),
  should('the stock in stores is unknown', 'stock_stores').as('count'),
  should('the stock of providers is unknown', 'stock_providers').as('count'),
  may('“Últimas Piezas” is not shown', 'has_last_stock').takes('false'),
  extra('a licence is shown as something that is sent', 'is_digital').takes('false'),
] as const;

/** A product of which only the id is read. */
export const productLink = resource({ type: 'products', name: 'products by id' }, {}, []);

/** A product as lists show it. */
export const productCard = resource(
  { type: 'products', name: 'products in lists' },
  SUMMARY_SHAPE,
  [
    must('the product is left out', 'name', 'slug'),
    should.shown({ part_number: 'part number' }),
    ...commerce,
    should.shown({ rating: 'stars', warranty_days: 'warranty' }).takes('none'),
    should.shown({ reviews_count: 'number of reviews' }).as('count').takes('0'),
    should('free shipping is not shown', 'has_shipping_promotion').takes('false'),
    extra('the card does not say that it is a kit', 'is_kit').takes('false'),
    may.shown({ delivery_days: 'days of delivery' }).takes('none'),
    may.shown({ piece_count: 'number of pieces' }).takes('1'),
    should.one('the brand is not shown', 'brand', () => brand),
    should.one('the category is not shown', 'category', () => categoryPath),
    should.one('the placeholder is shown', 'coverImage', () => picture),
    should.many('only the cover is shown', 'images', () => image, 'coverImage'),
  ],
);

const { attribute_group_map: _, ...partShape } = PART_SHAPE;
const partRows = [
  extra('the part has no class of performance', 'performance'),
  extra('the step of the part is unknown', 'assembly_group').as('text'),
  groupLimitRow,
] as const;
const verdict = extra('the backend gives no verdict on the part', 'compatible').takes('no data');

/** A product as a part that was chosen for a build. */
export const chosenPart = resource(
  { type: 'products', name: 'products of a build', from: productCard },
  PART_SHAPE,
  [...partRows, should('the rules know nothing of the part', 'attribute_group_map').as('map')],
);

/** A product as a part that may be chosen. */
export const part = resource(
  { type: 'products', name: 'products of a step', from: chosenPart },
  { compatible: flag },
  [verdict],
);

/** A product with everything that any screen reads. Sparse fields of a call narrow it. */
export const product = resource(
  { type: 'products', from: productCard },
  {
    ...PRODUCT_SHAPE,
    bullet_points: textList,
    any_related: map,
    ...partShape,
    compatible: flag,
  },
  [
    may('search engines get no GTIN', 'upc_gtin'),
    should('the pieces in each store are not shown', 'stores_with_stock').list(STORE_STOCK_SHAPE, [
      must('the store is left out', 'store_id').or('id'),
      extra('`store_id` is taken', 'id'),
      must('the store is left out', 'name'),
      should.shown({ stock: 'pieces' }),
    ]),
    may.shown({ short_description: 'short description', bullet_points: 'bullet points' }),
    should.shown({ description: 'description' }),
    extra('the file is not offered', 'description_file'),
    may('the file is a link', 'description_file_is_pdf', 'description_file_is_image').takes(
      'false',
    ),
    extra.shown({ description_landing: 'landing content' }),
    may('search engines get the short description', 'meta_description'),
    should.shown({ attribute_group_map: 'table of attributes' }).as('map'),
    should
      .shown({ characteristics: 'characteristics' })
      .list({ name: text, value: text }, [must('the line is left out', 'name', 'value')]),
    extra('the video is not offered', 'video_link'),
    extra('the manual is not offered', 'manual_file'),
    extra('the specifications are not offered', 'specs_file'),
    extra('the link to the maker is not offered', 'manufacturer_link'),
    may('its age is unknown', 'created_utc'),
    extra.shown({ monthly_offer_stores_info: 'note on instalments in stores' }),
    extra('a backend without these relations shows no companions', 'any_related'),
    ...partRows,
    verdict,
    may.many('related products are not shown', 'related', () => productLink),
    may.many('substitutes are not shown', 'substitutes', () => productLink),
    may.many('sets are not shown', 'sets', () => productLink),
    should.many('the components of a kit are not shown', 'components', () => productCard),
  ],
);

export const banner = resource('banners', BANNER_SHAPE, [
  must('the banner is left out', 'slot'),
  should('the banner has no title', 'title').or('image', 'image_mobile'),
  extra('the banner has no text', 'text'),
  extra('the banner has no button', 'call_to_action'),
  should('the banner is shown as text', 'image'),
  may('`image` is shown', 'image_mobile').takes('`image`'),
  may('the title describes the picture', 'alt').takes('`title`'),
  extra('the banner leads nowhere', 'link'),
]);

export const section = resource({ type: 'sections', withoutId: null }, SECTION_SHAPE, [
  must('the section is left out', 'key').takes('`id`'),
  should('the section has no title of the backend', 'title'),
  extra('the section has no text', 'text'),
  extra('there is no countdown', 'ends_utc'),
  must.many('the section is left out', 'products', () => productCard),
]);

export const landing = resource('landings', LANDING_SHAPE, [
  must('the page is not found', 'slug', 'title'),
  extra('the page has no introduction', 'text'),
  extra('search engines get no description', 'meta_description'),
  extra('the page has no text', 'content'),
  extra('the campaign has no end', 'ends_utc'),
  may.one('the page has no picture', 'banner', () => banner),
  should.many('the page has no products', 'sections', () => section),
]);

export const store = resource('stores', STORE_SHAPE, [
  must('the store is left out', 'name', 'slug'),
  should.shown({ address: 'address', city: 'city', state: 'state' }),
  may.shown({ zip_code: 'zip code', phone: 'telephone', hours: 'hours', services: 'services' }),
  may('the map is not offered', 'latitude', 'longitude'),
]);

export const zipCodePlace = resource({ type: 'zip-codes', withoutId: null }, ZIP_CODE_SHAPE, [
  should('the id is taken', 'zip_code').takes('`id`'),
  must('the zip code counts as unknown', 'state'),
  should('the shopper types the municipality', 'municipality'),
  should('the shopper types the city', 'city'),
  should('the shopper types the neighbourhood', 'neighborhoods'),
]);

/** `meta` with the delivery estimate of a product. */
export const deliveryEstimateFields = fields(DELIVERY_ESTIMATE_SHAPE, [
  may('the zip code that was asked for is shown', 'zip_code'),
  should.shown({ days: 'days' }).or('from'),
  should('the days are shown', 'from').or('days').takes('`days`'),
  may('one day is shown', 'to').takes('`from`'),
  should.shown({ cost: 'cost' }),
  may.shown({ courier: 'courier' }),
  should('pickup is not shown', 'pickup_stores').list(ESTIMATED_STORE_SHAPE, [
    must('the store is left out', 'id').or('store_id'),
    extra('`id` is taken', 'store_id'),
    must('the store is left out', 'name'),
    extra.shown({ distance_km: 'distance' }),
    should.shown({ stock: 'pieces' }),
  ]),
]);
export const deliveryEstimatesFields = fields({ estimates: map }, [
  should('cards say when a product is in the capital', 'estimates'),
]);

export const review = resource('product-reviews', REVIEW_SHAPE, [
  should.shown({ customer_name: 'author', rating: 'stars', opinion: 'opinion' }),
  should.shown({ short_opinion: 'title' }),
  may.shown({ created_utc: 'date' }),
  may('the date is shown in the shop’s form', 'created_at_text'),
]);

/** `meta` of a product's reviews. */
export const reviewListFields: FieldSet = {
  ...pageFields,
  ...fields({ ...REVIEWS_META_SHAPE, distribution: map }, [
    should.shown({ average: 'average' }),
    may.shown({ distribution: 'distribution' }),
  ]),
};

export const sitemap = resource('sitemap-entries', SITEMAP_ENTRY_SHAPE, [
  must('the entry is left out', 'slug'),
  extra('empty categories are listed too', 'products_count'),
  may('the entry has no date', 'updated_utc'),
  extra('image search finds the picture by the page alone', 'image_url'),
]);
