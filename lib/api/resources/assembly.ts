import { readFacts } from '@/lib/domain/build/facts/read-facts';
import { getPartRole } from '@/lib/domain/build/facts/roles';
import type { BuildGroup, BuildPart, GroupLimit } from '@/lib/domain/build/types';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { ProductSummary } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { attributeGroups } from './data-sheet';
import { SUMMARY_FIELDS, toProductSummary } from './product';
import { snakeToCamel, snakeToCamelOrNull } from './snake-to-camel';
import { count, field, flag, isModel, listOf, relations, text } from './wire';

const readGroup = snakeToCamel({
  id: text,
  name: text,
  order: count,
  is_accessory: flag,
  is_required: flag,
  is_active: flag,
});

/** A step of the builder. The role of its parts is that of the first category with a known role, or of its own name. */
/** Null for a step that neither it nor its category names. */
export function toBuildGroup(model: JsonApiModel): BuildGroup | null {
  const group = readGroup(model);
  const categories = relations(model, 'categories');
  const roles = categories.flatMap(
    ({ slug, name }) => getPartRole(text.parse(slug), text.parse(name)) ?? [],
  );
  const name = group.name || text.parse(categories[0]?.name);
  if (!group.id || !name) return null;
  return {
    ...group,
    name,
    categoryIds: categories.map(({ id }) => id),
    role: roles[0] ?? getPartRole(group.name),
  };
}

export const groupLimits = listOf<GroupLimit>(
  snakeToCamelOrNull({ id: text, product_id: text, max: count, note: text }, 'max'),
);

/** The id of a value that may be an id or a related resource. */
const reference = field<string | null>(
  (value) => (isModel(value) ? value.id : text.parse(value)) || null,
  null,
);

const PART_SHAPE = {
  performance: text,
  assembly_group: reference,
  assembly_group_configs: groupLimits,
  attribute_group_map: attributeGroups,
};
const readPart = snakeToCamel(PART_SHAPE);

/** The fields of a part, for `fields[products]`. */
export const PART_FIELDS = [...SUMMARY_FIELDS, ...Object.keys(PART_SHAPE), 'compatible'];

/** A product as a part of a build, from its model and its summary. */
export function toBuildPart(model: JsonApiModel, summary: ProductSummary): BuildPart {
  const { performance, assemblyGroup, assemblyGroupConfigs, attributeGroupMap } = readPart(model);
  const role = getPartRole(summary.category?.slug ?? '', summary.category?.name ?? '');
  return {
    ...toProductSnapshot(summary),
    offerMonths: summary.offerMonths,
    performance,
    groupId: assemblyGroup,
    configs: assemblyGroupConfigs,
    facts: role && readFacts(role, attributeGroupMap),
  };
}

/** A product that can be a part of a build. A build has a total, so a part needs a price. @throws ApiError without it */
export const toPartSummary = (model: JsonApiModel): ProductSummary | null =>
  toProductSummary(model, null);

/** A product's model as a part of a build. Null when the summary is incomplete. @throws ApiError without a price */
export function readBuildPart(model: JsonApiModel): (BuildPart & { id: string }) | null {
  const summary = toPartSummary(model);
  return summary && toBuildPart(model, summary);
}
