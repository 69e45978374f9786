import { extra, type FieldSet, may, must, should } from '../fields';
import { type ResourceContract, resource, toMany, toOne } from '../resource';
import { commerceFields } from './commerce';

export const brandContract = resource('brands', {
  fields: {
    name: must('text', 'the brand is left out', { example: 'Logitech' }),
    slug: must('text', 'the brand is left out', { example: 'logitech' }),
    image: extra('file', 'the brand is shown as text'),
    image_sm: extra('file', '`image` is shown', { fallback: '`image`' }),
  },
});

const categoryFields: FieldSet = {
  name: must('text', 'the category is left out', { example: 'Teclados' }),
  slug: must('text', 'the category is left out', { example: 'teclados' }),
  image: extra('file', 'the category has no picture'),
  icon: extra('text', 'the category has no icon', { example: 'keyboard' }),
  products_count: may('count', 'the number of products is not shown', { fallback: 'none' }),
};

/** A category with its parents only. */
export const categoryPathContract: ResourceContract = resource('categories', {
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
  fields: {
    filename: should('file', 'the picture is left out', {
      or: ['filename_2', 'filename_3', 'filename_4', 'filename_5'],
      fallback: 'another size',
    }),
    filename_2: extra('file', 'another size is loaded', { fallback: 'another size' }),
    filename_3: extra('file', 'another size is loaded', { fallback: 'another size' }),
    filename_4: extra('file', 'another size is loaded', { fallback: 'another size' }),
    filename_5: extra('file', 'another size is loaded', { fallback: 'another size' }),
  },
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
export const groupLimitField = extra.list('the limits of a step are not known', {
  id: may('text', 'the limit has no name'),
  product_id: may('text', 'the limit is for the whole step'),
  max: must('count', 'the limit is left out', { example: 2 }),
  note: extra('text', 'the limit is not explained'),
});

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
  fields: {
    name: must('text', 'the product is left out', { example: 'Teclado mecánico G413' }),
    slug: must('text', 'the product is left out', { example: 'teclado-mecanico-g413' }),
    part_number: should('text', 'the part number is not shown', { example: '920-010433' }),
    ...commerceFields,
    rating: should('number', 'the stars are not shown', { fallback: 'none', example: 4.5 }),
    reviews_count: should('count', 'the number of reviews is not shown', { fallback: '0' }),
    has_shipping_promotion: should('flag', 'free shipping is not shown', { fallback: 'false' }),
    is_digital: extra('flag', 'a licence is shown as something that is sent', {
      fallback: 'false',
    }),
    is_kit: extra('flag', 'the card does not say that it is a kit', { fallback: 'false' }),
    warranty_days: should('count', 'the warranty is not shown', { fallback: 'none', example: 365 }),
    delivery_days: may('number', 'the days of delivery are not shown', { fallback: 'none' }),
    piece_count: may('count', 'the number of pieces is not shown', { fallback: '1' }),
  },
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
    upc_gtin: may('text', 'search engines get no GTIN'),
    stores_with_stock: should.list('the pieces in each store are not shown', {
      store_id: must('text', 'the store is left out', { or: ['id'] }),
      id: extra('text', '`store_id` is taken'),
      name: must('text', 'the store is left out', { example: 'Centro' }),
      stock: should('count', 'the pieces are not shown', { example: 4 }),
    }),
    short_description: may('text', 'the short description is not shown'),
    description: should('text', 'the description is not shown'),
    description_file: extra('file', 'the file is not offered'),
    description_file_is_pdf: may('flag', 'the file is a link', { fallback: 'false' }),
    description_file_is_image: may('flag', 'the file is a link', { fallback: 'false' }),
    description_landing: extra('text', 'the landing content is not shown'),
    meta_description: may('text', 'search engines get the short description'),
    attribute_group_map: should('map', 'the table of attributes is not shown', {
      example: { General: { Color: 'Negro' } },
    }),
    characteristics: should.list('the characteristics are not shown', pair),
    bullet_points: may('texts', 'the bullet points are not shown'),
    video_link: extra('url', 'the video is not offered'),
    manual_file: extra('file', 'the manual is not offered'),
    specs_file: extra('file', 'the specifications are not offered'),
    manufacturer_link: extra('url', 'the link to the maker is not offered'),
    any_related: extra('map', 'a backend without these relations shows no companions', {
      example: { related: ['2'], substitutes: [], sets: [], components: [] },
    }),
    created_utc: may('dateTime', 'its age is unknown'),
    monthly_offer_stores_info: extra('text', 'the note on instalments in stores is not shown'),
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
  fields: {
    slot: must('text', 'the banner is left out', { example: 'BANNER_CAROUSEL_V2' }),
    title: should('text', 'the banner has no title', { or: ['image', 'image_mobile'] }),
    text: extra('text', 'the banner has no text'),
    call_to_action: extra('text', 'the banner has no button'),
    image: should('file', 'the banner is shown as text'),
    image_mobile: may('file', '`image` is shown', { fallback: '`image`' }),
    alt: may('text', 'the title describes the picture', { fallback: '`title`' }),
    link: extra('url', 'the banner leads nowhere'),
  },
});

export const sectionContract = resource('sections', {
  withoutId: null,
  fields: {
    key: must('text', 'the section is left out', { fallback: '`id`', example: 'novedades' }),
    title: should('text', 'the section has no title of the backend'),
    text: extra('text', 'the section has no text'),
    ends_utc: extra('dateTime', 'there is no countdown'),
  },
  relations: {
    products: toMany('must', () => productCardContract, 'the section is left out'),
  },
});

export const landingContract = resource('landings', {
  fields: {
    slug: must('text', 'the page is not found', { example: 'regreso-a-clases' }),
    title: must('text', 'the page is not found', { example: 'Regreso a clases' }),
    text: extra('text', 'the page has no introduction'),
    meta_description: extra('text', 'search engines get no description'),
    content: extra('text', 'the page has no text'),
    ends_utc: extra('dateTime', 'the campaign has no end'),
  },
  relations: {
    banner: toOne('may', () => bannerContract, 'the page has no picture'),
    sections: toMany('should', () => sectionContract, 'the page has no products'),
  },
});

export const storeContract = resource('stores', {
  fields: {
    name: must('text', 'the store is left out', { example: 'Centro' }),
    slug: must('text', 'the store is left out', { example: 'centro' }),
    address: should('text', 'the address is not shown'),
    city: should('text', 'the city is not shown'),
    state: should('text', 'the state is not shown'),
    zip_code: may('text', 'the zip code is not shown', { example: '06000' }),
    phone: may('text', 'the telephone is not shown'),
    latitude: may('number', 'the map is not offered'),
    longitude: may('number', 'the map is not offered'),
    hours: may('texts', 'the hours are not shown'),
    services: may('texts', 'the services are not shown'),
  },
});

export const zipCodeContract = resource('zip-codes', {
  withoutId: null,
  fields: {
    zip_code: should('text', 'the id is taken', { fallback: '`id`', example: '06000' }),
    state: must('text', 'the zip code counts as unknown', { example: 'Ciudad de México' }),
    municipality: should('text', 'the shopper types the municipality'),
    city: should('text', 'the shopper types the city'),
    neighborhoods: should('texts', 'the shopper types the neighbourhood'),
  },
});

export const reviewContract = resource('product-reviews', {
  fields: {
    customer_name: should('text', 'the author is not shown'),
    rating: should('number', 'the stars are not shown', { example: 5 }),
    opinion: should('text', 'the opinion is not shown'),
    short_opinion: should('text', 'the title is not shown'),
    created_utc: may('dateTime', 'the date is not shown'),
    created_at_text: may('text', 'the date is shown in the shop’s form'),
  },
});

export const sitemapContract = resource('sitemap-entries', {
  fields: {
    slug: must('text', 'the entry is left out', { example: 'teclado-mecanico-g413' }),
    products_count: extra('count', 'empty categories are listed too'),
    updated_utc: may('dateTime', 'the entry has no date'),
  },
});
