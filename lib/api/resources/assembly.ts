import * as z from 'zod/mini';
import { readFacts } from '@/lib/domain/build/facts/read-facts';
import { getPartRole } from '@/lib/domain/build/facts/roles';
import type { BuildGroup, BuildPart, GroupLimit } from '@/lib/domain/build/types';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { ProductSummary } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { SUMMARY_FIELDS, toProductSummary } from './product';
import { attributeGroups } from './product-detail';
import { count, field, flag, isModel, listOf, relations, text } from './wire';

const groupWire = z.object({
  id: text,
  name: text,
  order: count,
  is_accessory: flag,
  is_required: flag,
  is_active: flag,
});

/** A step of the builder. The role of its parts is that of the first category with a known role. */
export function toBuildGroup(model: JsonApiModel): BuildGroup | null {
  const group = groupWire.parse(model);
  if (!group.id) return null;
  const categories = relations(model, 'categories');
  const roles = categories.flatMap(({ slug }) => getPartRole(text.parse(slug)) ?? []);
  const [category] = categories;
  return {
    id: group.id,
    name: group.name || text.parse(category?.name),
    order: group.order,
    isAccessory: group.is_accessory,
    isRequired: group.is_required,
    isActive: group.is_active,
    categoryIds: categories.map(({ id }) => id),
    role: roles[0] ?? null,
  };
}

const configWire = z.object({ id: text, product_id: text, max: count, note: text });

function toGroupLimit(entry: unknown): GroupLimit | null {
  const { product_id: productId, ...config } = configWire.parse(entry);
  return config.max > 0 ? { ...config, productId } : null;
}

export const groupLimits = listOf(toGroupLimit);

/** The id of a value that may be an id or a related resource. */
const reference = field<string | null>(
  (value) => (isModel(value) ? value.id : text.parse(value)) || null,
  null,
);

const partWire = z.object({
  performance: text,
  assembly_group: reference,
  assembly_group_configs: groupLimits,
  attribute_group_map: attributeGroups,
});

/** The fields of a part, for `fields[products]`. */
export const PART_FIELDS = [...SUMMARY_FIELDS, ...Object.keys(partWire.shape), 'compatible'];

/** A product as a part of a build, from its model and its summary. */
export function toBuildPart(model: JsonApiModel, summary: ProductSummary): BuildPart {
  const wire = partWire.parse(model);
  const role = getPartRole(summary.category?.slug ?? '');
  return {
    ...toProductSnapshot(summary),
    offerMonths: summary.offerMonths,
    performance: wire.performance,
    groupId: wire.assembly_group,
    configs: wire.assembly_group_configs,
    facts: role && readFacts(role, wire.attribute_group_map),
  };
}

/** A product's model as a part of a build. Null when the summary is incomplete. */
export function readBuildPart(model: JsonApiModel): (BuildPart & { id: string }) | null {
  const summary = toProductSummary(model);
  return summary && toBuildPart(model, summary);
}
