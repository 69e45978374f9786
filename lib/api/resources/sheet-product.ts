import type { SheetProduct } from '@/lib/domain/product/variants';
import type { JsonApiModel } from '../json-api';
import { attributeGroups, characteristics } from './data-sheet';
import { toProductSummary } from './product';
import { snakeToCamel } from './snake-to-camel';
import { barCode } from './wire';

const SHAPE = { attribute_group_map: attributeGroups, characteristics, upc_gtin: barCode };
const readFields = snakeToCamel(SHAPE);

/** The fields of a sheet, for `fields[products]`. */
export const SHEET_FIELDS = Object.keys(SHAPE);

/** A product with what its sheet says. */
export function toSheetProduct(model: JsonApiModel): SheetProduct | null {
  const summary = toProductSummary(model);
  if (!summary) return null;
  const { attributeGroupMap, ...sheet } = readFields(model);
  return { ...summary, ...sheet, attributeGroups: attributeGroupMap };
}
