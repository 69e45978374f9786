import { GROUP_LIMIT_SHAPE } from '@/lib/api/assembly-compatibility';
import { BANNER_SHAPE } from '@/lib/api/banners';
import { BRAND_SHAPE } from '@/lib/api/brands';
import { CATEGORY_SHAPE } from '@/lib/api/categories';
import { LANDING_SHAPE } from '@/lib/api/landings';
import { ZIP_CODE_SHAPE } from '@/lib/api/location';
import { PRODUCT_SHAPE } from '@/lib/api/product';
import { PRODUCT_IMAGE_SHAPE } from '@/lib/api/product-images';
import { STORE_STOCK_SHAPE } from '@/lib/api/product-stock';
import { SUMMARY_SHAPE } from '@/lib/api/product-summaries';
import { REVIEW_SHAPE } from '@/lib/api/reviews';
import { SECTION_SHAPE } from '@/lib/api/sections';
import { SITEMAP_ENTRY_SHAPE } from '@/lib/api/sitemap';
import { STORE_SHAPE } from '@/lib/api/stores';
import { describeFields, extra, type FieldSet, may, must, should } from '../fields';
import { type ResourceContract, resource, toMany, toOne } from '../resource';
import { commerceNotes } from './commerce';

export const brandContract = resource('brands', {
  fields: describeFields(BRAND_SHAPE, {
    name: must('the brand is left out', { example: 'Logitech' }),
    slug: must('the brand is left out', { example: 'logitech' }),
    image: extra('the brand is shown as text'),
    image_sm: extra('`image` is shown', { fallback: '`image`' }),
  }),
});

const categoryFields: FieldSet = describeFields(CATEGORY_SHAPE, {
  name: must('the category is left out', { example: 'Teclados' }),
  slug: must('the category is left out', { example: 'teclados' }),
  image: extra('the category has no picture'),
  icon: extra('the category has no icon', { example: 'keyboard' }),
  products_count: may('count', 'the number of products is not shown', { fallback: 'none' }),
});

/** A category with its parents only. */
const categoryPathContract: ResourceContract = resource('categories', {
  name: 'categories of a product',
  fields: categoryFields,
  relations: {
    parent: toOne('may', () => categoryPathContract, 'the breadcrumb has one step'),
  },
});

export const categoryContract: ResourceContract = resource('categories', {
  fields: categoryFields,
  relations: {
    ...categoryPathContract.relations,
    categories: toMany('should', () => categoryContract, 'subcategories are not shown'),
    popularBrands: toMany('may', () => brandContract, 'popular brands are not shown'),
  },
});

/** A picture in five sizes. */
export const pictureContract = resource('product-images', {
  fields: describeFields(PRODUCT_IMAGE_SHAPE, {
    filename: should('the picture is left out', {
      or: ['filename_2', 'filename_3', 'filename_4', 'filename_5'],
      fallback: 'another size',
    }),
    filename_2: extra('another size is loaded', { fallback: 'another size' }),
    filename_3: extra('another size is loaded', { fallback: 'another size' }),
    filename_4: extra('another size is loaded', { fallback: 'another size' }),
    filename_5: extra('another size is loaded', { fallback: 'another size' }),
  }),
});

/** One of several pictures. */
const imageContract = resource('product-images', {
  name: 'product-images of several',
  fields: {
    ...pictureContract.fields,
    is_cover: may('flag', 'the first picture is the cover', { fallback: 'false' }),
  },
});

const pair = {
  name: must('text', 'the line is left out', { example: 'Conexión' }),
  value: must('text', 'the line is left out', { example: 'USB-C' }),
};

/** How many parts a step takes. */
export const groupLimitField = extra.listOf(
  GROUP_LIMIT_SHAPE,
  'the limits of a step are not known',
  {
    id: may('the limit has no name'),
    product_id: may('the limit is for the whole step'),
    max: must('the limit is left out', { example: 2 }),
    note: extra('the limit is not explained'),
  },
);

const compatible = extra('flag', 'the backend gives no verdict on the part', {
  fallback: 'no data',
});

const partFields: FieldSet = {
  performance: extra('text', 'the part has no class of performance', { example: 'media' }),
  assembly_group: extra('text', 'the step of the part is unknown'),
  assembly_group_configs: groupLimitField,
};

/** A product of which only the id is read. */
export const productLink = resource('products', { name: 'products by id', fields: {} });

/** A product as lists show it. */
export const productCardContract = resource('products', {
  name: 'products in lists',
  fields: describeFields(SUMMARY_SHAPE, {
    name: must('the product is left out', { example: 'Teclado mecánico G413' }),
    slug: must('the product is left out', { example: 'teclado-mecanico-g413' }),
    part_number: should('the part number is not shown', { example: '920-010433' }),
    ...commerceNotes,
    rating: should('the stars are not shown', { fallback: 'none', example: 4.5 }),
    reviews_count: should('count', 'the number of reviews is not shown', { fallback: '0' }),
    has_shipping_promotion: should('free shipping is not shown', { fallback: 'false' }),
    is_digital: extra('a licence is shown as something that is sent', {
      fallback: 'false',
    }),
    is_kit: extra('the card does not say that it is a kit', { fallback: 'false' }),
    warranty_days: should('the warranty is not shown', { fallback: 'none', example: 365 }),
    delivery_days: may('the days of delivery are not shown', { fallback: 'none' }),
    piece_count: may('the number of pieces is not shown', { fallback: '1' }),
  }),
  relations: {
    brand: toOne('should', () => brandContract, 'the brand is not shown'),
    category: toOne('should', () => categoryPathContract, 'the category is not shown'),
    coverImage: toOne('should', () => pictureContract, 'the placeholder is shown'),
    images: toMany('should', () => imageContract, 'only the cover is shown', ['coverImage']),
  },
});

/** A product as a part that was chosen for a build. */
export const chosenPartContract = resource('products', {
  name: 'products of a build',
  fields: {
    ...productCardContract.fields,
    ...partFields,
    attribute_group_map: should('map', 'the rules know nothing of the part', {
      example: { General: { Socket: 'AM5' } },
    }),
  },
  relations: productCardContract.relations,
});

/** A product as a part that may be chosen. */
export const partContract = resource('products', {
  name: 'products of a step',
  fields: { ...chosenPartContract.fields, compatible },
  relations: productCardContract.relations,
});

/** A product with everything that any screen reads. Sparse fields of a call narrow it. */
export const productContract = resource('products', {
  fields: {
    ...productCardContract.fields,
    ...describeFields(PRODUCT_SHAPE, {
      upc_gtin: may('search engines get no GTIN'),
      stores_with_stock: should.listOf(
        STORE_STOCK_SHAPE,
        'the pieces in each store are not shown',
        {
          store_id: must('the store is left out', { or: ['id'] }),
          id: extra('`store_id` is taken'),
          name: must('the store is left out', { example: 'Centro' }),
          stock: should('the pieces are not shown', { example: 4 }),
        },
      ),
      short_description: may('the short description is not shown'),
      description: should('the description is not shown'),
      description_file: extra('the file is not offered'),
      description_file_is_pdf: may('the file is a link', { fallback: 'false' }),
      description_file_is_image: may('the file is a link', { fallback: 'false' }),
      description_landing: extra('the landing content is not shown'),
      meta_description: may('search engines get the short description'),
      attribute_group_map: should('map', 'the table of attributes is not shown', {
        example: { General: { Color: 'Negro' } },
      }),
      characteristics: should.list('the characteristics are not shown', pair),
      bullet_points: may('texts', 'the bullet points are not shown'),
      video_link: extra('the video is not offered'),
      manual_file: extra('the manual is not offered'),
      specs_file: extra('the specifications are not offered'),
      manufacturer_link: extra('the link to the maker is not offered'),
      created_utc: may('its age is unknown'),
      monthly_offer_stores_info: extra('the note on instalments in stores is not shown'),
    }),
    any_related: extra('map', 'a backend without these relations shows no companions', {
      example: { related: ['2'], substitutes: [], sets: [], components: [] },
    }),
    ...partFields,
    compatible,
  },
  relations: {
    ...productCardContract.relations,
    related: toMany('may', () => productLink, 'related products are not shown'),
    substitutes: toMany('may', () => productLink, 'substitutes are not shown'),
    sets: toMany('may', () => productLink, 'sets are not shown'),
    components: toMany(
      'should',
      () => productCardContract,
      'the components of a kit are not shown',
    ),
  },
});

export const bannerContract = resource('banners', {
  fields: describeFields(BANNER_SHAPE, {
    slot: must('the banner is left out', { example: 'BANNER_CAROUSEL_V2' }),
    title: should('the banner has no title', { or: ['image', 'image_mobile'] }),
    text: extra('the banner has no text'),
    call_to_action: extra('the banner has no button'),
    image: should('the banner is shown as text'),
    image_mobile: may('`image` is shown', { fallback: '`image`' }),
    alt: may('the title describes the picture', { fallback: '`title`' }),
    link: extra('the banner leads nowhere'),
  }),
});

export const sectionContract = resource('sections', {
  withoutId: null,
  fields: describeFields(SECTION_SHAPE, {
    key: must('the section is left out', { fallback: '`id`', example: 'novedades' }),
    title: should('the section has no title of the backend'),
    text: extra('the section has no text'),
    ends_utc: extra('there is no countdown'),
  }),
  relations: {
    products: toMany('must', () => productCardContract, 'the section is left out'),
  },
});

export const landingContract = resource('landings', {
  fields: describeFields(LANDING_SHAPE, {
    slug: must('the page is not found', { example: 'regreso-a-clases' }),
    title: must('the page is not found', { example: 'Regreso a clases' }),
    text: extra('the page has no introduction'),
    meta_description: extra('search engines get no description'),
    content: extra('the page has no text'),
    ends_utc: extra('the campaign has no end'),
  }),
  relations: {
    banner: toOne('may', () => bannerContract, 'the page has no picture'),
    sections: toMany('should', () => sectionContract, 'the page has no products'),
  },
});

export const storeContract = resource('stores', {
  fields: describeFields(STORE_SHAPE, {
    name: must('the store is left out', { example: 'Centro' }),
    slug: must('the store is left out', { example: 'centro' }),
    address: should('the address is not shown'),
    city: should('the city is not shown'),
    state: should('the state is not shown'),
    zip_code: may('the zip code is not shown', { example: '06000' }),
    phone: may('the telephone is not shown'),
    latitude: may('the map is not offered'),
    longitude: may('the map is not offered'),
    hours: may('the hours are not shown'),
    services: may('the services are not shown'),
  }),
});

export const zipCodeContract = resource('zip-codes', {
  withoutId: null,
  fields: describeFields(ZIP_CODE_SHAPE, {
    zip_code: should('the id is taken', { fallback: '`id`', example: '06000' }),
    state: must('the zip code counts as unknown', { example: 'Ciudad de México' }),
    municipality: should('the shopper types the municipality'),
    city: should('the shopper types the city'),
    neighborhoods: should('the shopper types the neighbourhood'),
  }),
});

export const reviewContract = resource('product-reviews', {
  fields: describeFields(REVIEW_SHAPE, {
    customer_name: should('the author is not shown'),
    rating: should('the stars are not shown', { example: 5 }),
    opinion: should('the opinion is not shown'),
    short_opinion: should('the title is not shown'),
    created_utc: may('the date is not shown'),
    created_at_text: may('the date is shown in the shop’s form'),
  }),
});

export const sitemapContract = resource('sitemap-entries', {
  fields: describeFields(SITEMAP_ENTRY_SHAPE, {
    slug: must('the entry is left out', { example: 'teclado-mecanico-g413' }),
    products_count: extra('empty categories are listed too'),
    updated_utc: may('the entry has no date'),
  }),
});
