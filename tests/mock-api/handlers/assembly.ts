import { assemblyAttributes, GROUPS, type GroupRow, groupConfigs } from '../assembly/groups';
import { judge } from '../assembly/rules';
import { optionsOf, others, select } from '../assembly/select';
import type { Backend } from '../backend';
import type { Resource } from '../core/json-api';
import { onePage } from '../core/own';
import { notFound } from '../core/problem';
import { includeParameter } from '../core/query';
import type { Handlers } from '../core/route';
import { performanceOf } from '../seed/derive/promotions';
import { articleById, scopeOf } from './catalogue';
import { CARD_INCLUDES, PRODUCT_INCLUDES, productDocument } from './product-resource';
import { categoryResource } from './resources';

export const groupResource = ({ catalogue }: Backend, group: GroupRow): Resource => ({
  type: 'assembly-groups',
  id: group.id,
  attributes: {
    name: group.name,
    order: group.order,
    is_accessory: group.accessory ? 1 : 0,
    is_required: group.required ? 1 : 0,
    is_active: group.active ? 1 : 0,
  },
  relationships: {
    categories: {
      data: group.categories.flatMap((slug) => {
        const row = catalogue.categories.get(slug);
        return row ? [{ type: 'categories', id: row.id }] : [];
      }),
    },
  },
});

export const assemblyHandlers: Handlers = {
  assemblyGroups(backend, call) {
    const include = includeParameter(call.query, 'categories');
    const scope = scopeOf(backend, call);
    for (const slug of include.categories ? GROUPS.flatMap(({ categories }) => categories) : []) {
      const row = backend.catalogue.categories.get(slug);
      if (row) scope.included.add(categoryResource(scope, row, {}));
    }
    const data = [...GROUPS].reverse().map((group) => groupResource(backend, group));
    return { data, included: scope.included.list() };
  },
  assemblyGroupComponents(backend, call) {
    const group = GROUPS.find(({ id }) => id === call.params.id);
    if (!group) throw notFound('Ese paso del armado no existe.');
    const include = { ...CARD_INCLUDES, ...includeParameter(call.query, PRODUCT_INCLUDES) };
    const { all, articles, judged } = select(backend, group, call.query);
    const { rows, meta } = onePage(call.query, articles, { size: 15 });
    const shown = productDocument(scopeOf(backend, call), rows, include, 'list', (article) => ({
      ...assemblyAttributes(article),
      attribute_group_map: article.specs(),
      compatible: judged(article).compatible,
    }));
    return { ...shown, meta: { ...meta, filters: optionsOf(backend, all) } };
  },
  assemblyInfo(backend, call) {
    const article = articleById(backend, call.params.id);
    const chosen = others(backend, call.query).filter(({ id }) => id !== article.id);
    const { compatible, reasons } = judge(article, chosen);
    return {
      meta: {
        product_id: article.id,
        compatible,
        reasons,
        performance: performanceOf(article),
        related_assembly_groups: [],
        ...assemblyAttributes(article),
        assembly_group_configs: groupConfigs(article),
      },
    };
  },
};
