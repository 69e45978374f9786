import type { Product } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { attributeGroups, bulletPoints, characteristics } from './data-sheet';
import { fileUrl } from './file-url';
import { findRelatedProductIds, toRelatedProductIds } from './linked-products';
import { toProductSummaries, toProductSummary } from './product';
import { toProductImage } from './product-image';
import { storesWithStock } from './product-stock';
import { snakeToCamel } from './snake-to-camel';
import { barCode, dateTime, entities, flag, optionalText, relations, text, url } from './wire';

const readFields = snakeToCamel({
  upc_gtin: barCode,
  stores_with_stock: storesWithStock,
  short_description: text,
  description: text,
  description_file: fileUrl,
  description_file_is_pdf: flag,
  description_file_is_image: flag,
  description_landing: text,
  meta_description: text,
  attribute_group_map: attributeGroups,
  characteristics,
  bullet_points: bulletPoints,
  video_link: url,
  manual_file: fileUrl,
  specs_file: fileUrl,
  manufacturer_link: url,
  created_utc: dateTime,
  monthly_offer_stores_info: optionalText,
});

/** A product with all fields of its page. */
export function toProduct(model: JsonApiModel): Product | null {
  const summary = toProductSummary(model);
  if (!summary) return null;
  const {
    description: descriptionHtml,
    descriptionLanding: descriptionLandingHtml,
    attributeGroupMap,
    descriptionFile: url,
    descriptionFileIsPdf: isPdf,
    descriptionFileIsImage: isImage,
    ...detail
  } = readFields(model);
  const images = entities(relations(model, 'images'), toProductImage);
  return {
    ...summary,
    ...detail,
    images: images.length === 0 && summary.cover ? [summary.cover] : images,
    descriptionHtml,
    descriptionFile: url ? { url, kind: isPdf ? 'pdf' : isImage ? 'image' : 'other' } : null,
    descriptionLandingHtml,
    attributeGroups: attributeGroupMap,
    relatedProducts: toRelatedProductIds(findRelatedProductIds(model)),
    components: toProductSummaries(relations(model, 'components')),
  };
}
