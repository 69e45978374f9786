import * as z from 'zod/mini';
import {
  type AttributeGroup,
  type Characteristic,
  type Product,
  RELATED_PRODUCT_KINDS,
  type RelatedProducts,
} from '@/lib/domain/product/types';
import { isRecord } from '../json';
import type { JsonApiModel } from '../json-api';
import { toProductSummaries, toProductSummary } from './product';
import { toProductImage } from './product-image';
import { storesWithStock } from './product-stock';
import {
  dateTime,
  entities,
  field,
  flag,
  listOf,
  optionalText,
  relations,
  text,
  textList,
  url,
} from './wire';

const characteristicWire = z.object({ name: text, value: text });

function toCharacteristic(entry: unknown): Characteristic | null {
  const found = characteristicWire.parse(entry);
  return found.name && found.value ? found : null;
}

/** `{ "Grupo": { "Atributo": "valor" } }`; empty groups are left out. */
function toAttributeGroups(value: unknown): AttributeGroup[] | undefined {
  if (!isRecord(value)) return undefined;
  return Object.entries(value)
    .map(([name, group]) => ({
      name,
      attributes: Object.entries(isRecord(group) ? group : {})
        .map(([attribute, one]) => toCharacteristic({ name: attribute, value: one }))
        .filter((one) => one !== null),
    }))
    .filter(({ attributes }) => attributes.length > 0);
}

/** `attribute_group_map` of a product. */
export const attributeGroups = field(toAttributeGroups, []);

const wire = z.object({
  upc_gtin: optionalText,
  is_assembly: flag,
  is_component: flag,
  stores_with_stock: storesWithStock,
  short_description: text,
  description: text,
  description_file: url,
  description_file_is_pdf: flag,
  description_file_is_image: flag,
  description_landing: text,
  meta_description: text,
  attribute_group_map: attributeGroups,
  characteristics: listOf(toCharacteristic),
  bullet_points: textList,
  video_link: url,
  manual_file: url,
  specs_file: url,
  manufacturer_link: url,
  created_utc: dateTime,
  monthly_offer_stores_info: optionalText,
});

function toDescriptionFile(detail: z.infer<typeof wire>): Product['descriptionFile'] {
  if (!detail.description_file) return null;
  const kind = detail.description_file_is_pdf
    ? 'pdf'
    : detail.description_file_is_image
      ? 'image'
      : 'other';
  return { url: detail.description_file, kind };
}

/** A product with all fields of its page. */
export function toProduct(model: JsonApiModel): Product | null {
  const summary = toProductSummary(model);
  if (!summary) return null;
  const detail = wire.parse(model);
  const images = entities(relations(model, 'images'), toProductImage);
  return {
    ...summary,
    upcGtin: detail.upc_gtin,
    images: images.length === 0 && summary.cover ? [summary.cover] : images,
    isAssembly: detail.is_assembly,
    isComponent: detail.is_component,
    storesWithStock: detail.stores_with_stock,
    shortDescription: detail.short_description,
    descriptionHtml: detail.description,
    descriptionFile: toDescriptionFile(detail),
    descriptionLandingHtml: detail.description_landing,
    metaDescription: detail.meta_description,
    attributeGroups: detail.attribute_group_map,
    characteristics: detail.characteristics,
    bulletPoints: detail.bullet_points,
    videoLink: detail.video_link,
    manualFile: detail.manual_file,
    specsFile: detail.specs_file,
    manufacturerLink: detail.manufacturer_link,
    createdUtc: detail.created_utc,
    monthlyOfferStoresInfo: detail.monthly_offer_stores_info,
    companions: RELATED_PRODUCT_KINDS.filter((kind) => relations(model, kind).length > 0),
    components: toProductSummaries(relations(model, 'components')),
  };
}

/** Substitutes, sets and related products of a product. */
export function toCompanions(model: JsonApiModel): RelatedProducts {
  const list = (kind: keyof RelatedProducts) => toProductSummaries(relations(model, kind));
  return { substitutes: list('substitutes'), sets: list('sets'), related: list('related') };
}
