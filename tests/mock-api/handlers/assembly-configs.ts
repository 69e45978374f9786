import { z } from 'zod';
import { assemblyAttributes, GROUPS } from '../assembly/groups';
import { excesses, judge } from '../assembly/rules';
import {
  linkage,
  noRelationships,
  quantity,
  readBody,
  required,
  resourceSchema,
} from '../core/body';
import type { Resource } from '../core/json-api';
import { onePage, ownRow, ownRows, removal } from '../core/own';
import { notFound, unprocessable } from '../core/problem';
import { includeParameter } from '../core/query';
import type { CustomerHandlers } from '../core/route';
import { slugify } from '../core/text';
import type { ConfigDetailRow, ConfigRow } from '../customers/rows';
import { groupResource } from './assembly';
import { scopeOf } from './catalogue';
import { productResource } from './product-resource';

export const MISSING = 'Ese ensamble ya no existe.';
const MOST_NAME = 80;

const schema = resourceSchema(
  'assembly-configs',
  z.strictObject({ name: required('El nombre', 1, MOST_NAME) }),
  noRelationships,
);

export const configResource = ({ id, name, slug }: ConfigRow): Resource => ({
  type: 'assembly-configs',
  id,
  attributes: { name, slug },
});

const detailSchema = resourceSchema(
  'assembly-config-details',
  z.strictObject({ qty: quantity }),
  z.strictObject({
    product: linkage('products', 'El producto'),
    assemblyConfig: linkage('assembly-configs', 'El ensamble'),
    assemblyGroup: linkage('assembly-groups', 'El grupo'),
  }),
);

const detailResource = (config: ConfigRow, row: ConfigDetailRow): Resource => ({
  type: 'assembly-config-details',
  id: row.id,
  attributes: { qty: row.qty },
  relationships: {
    product: { data: { type: 'products', id: row.productId } },
    assemblyConfig: { data: { type: 'assembly-configs', id: config.id } },
    assemblyGroup: { data: { type: 'assembly-groups', id: row.groupId } },
  },
});

export const assemblyConfigHandlers: CustomerHandlers = {
  /** Newest first, as nobody asked for another order; pages of ten. */
  customerAssemblyConfigs({ customers }, call) {
    const { rows, meta } = onePage(call.query, ownRows(customers.rows.configs, call).reverse());
    return { data: rows.map(configResource), meta };
  },
  assemblyConfigs({ customers }, call) {
    const slug = call.query.get('filter[slug]');
    const rows = ownRows(customers.rows.configs, call).filter(
      (row) => slug === null || row.slug === slug,
    );
    return { data: rows.map(configResource) };
  },
  async assemblyConfigCreate({ customers }, call) {
    const { data } = await readBody(call.request, schema);
    const { name } = data.attributes;
    const id = customers.nextId();
    // Two of one name are two; the slug tells them apart and stays when the name changes.
    const row: ConfigRow = {
      id,
      customerId: call.customer.id,
      name,
      slug: `${slugify(name, 'ensamble')}-${id}`,
      details: [],
    };
    customers.rows.configs.push(row);
    return { document: { data: configResource(row) }, status: 201 };
  },
  async assemblyConfigUpdate({ customers }, call) {
    const { data } = await readBody(call.request, schema);
    const row = ownRow(customers.rows.configs, call, MISSING);
    row.name = data.attributes.name;
    return { data: configResource(row) };
  },
  assemblyConfigDelete: removal('configs', MISSING),
  /** Every product against all others, and whether each required step has one. */
  assemblyConfigIsValid({ customers, catalogue }, call) {
    const { details } = ownRow(customers.rows.configs, call, MISSING);
    const pieces = details.flatMap(({ productId, qty }) => {
      const article = catalogue.byId.get(productId);
      return article ? [{ article, qty }] : [];
    });
    const articles = pieces.map(({ article }) => article);
    const answers = articles.map((article) =>
      judge(
        article,
        articles.filter((one) => one !== article),
      ),
    );
    // Each contradiction once, though both of its articles know it.
    const once = articles.flatMap(
      (article, index) => judge(article, articles.slice(index + 1)).reasons,
    );
    const reasons = [...once, ...excesses(pieces)];
    const isOpen =
      articles.length < details.length || answers.some(({ compatible }) => compatible === null);
    const missing = GROUPS.filter(
      ({ id, required: isRequired }) =>
        isRequired && !details.some(({ groupId }) => groupId === id),
    );
    return {
      meta: {
        valid: reasons.length > 0 ? false : isOpen ? null : true,
        complete: missing.length === 0,
        missing_assembly_groups: missing.map(({ id }) => id),
        reasons,
      },
    };
  },
  /** A product that is not sold any more is named by its id, and not included. */
  assemblyConfigDetails(backend, call) {
    const config = ownRow(backend.customers.rows.configs, call, MISSING);
    const include = includeParameter(
      call.query,
      'assemblyConfig product category images brand assemblyGroup',
    );
    const scope = scopeOf(backend, call);
    if (include.assemblyConfig) scope.included.add(configResource(config));
    for (const row of config.details) {
      const group = GROUPS.find(({ id }) => id === row.groupId);
      if (include.assemblyGroup && group) scope.included.add(groupResource(backend, group));
      const article = backend.catalogue.byId.get(row.productId);
      if (!include.product || !article) continue;
      const more = { ...assemblyAttributes(article), attribute_group_map: article.specs() };
      scope.included.add(productResource(scope, article, include.product, 'list', more));
    }
    const data = config.details.map((row) => detailResource(config, row));
    return { data, included: scope.included.list() };
  },
  async assemblyDetailCreate({ customers, catalogue }, call) {
    const { data } = await readBody(call.request, detailSchema);
    const { product, assemblyConfig, assemblyGroup } = data.relationships;
    const mine = ownRows(customers.rows.configs, call);
    const config = mine.find(({ id }) => id === assemblyConfig.data.id);
    if (!config) throw unprocessable('/data/relationships/assemblyConfig', MISSING);
    if (!catalogue.byId.has(product.data.id)) {
      throw unprocessable('/data/relationships/product', 'Ese producto ya no está a la venta.');
    }
    if (!GROUPS.some(({ id }) => id === assemblyGroup.data.id)) {
      throw unprocessable('/data/relationships/assemblyGroup', 'Ese paso del armado no existe.');
    }
    const row: ConfigDetailRow = {
      id: customers.nextId(),
      productId: product.data.id,
      qty: data.attributes.qty,
      groupId: assemblyGroup.data.id,
    };
    config.details.push(row);
    return { document: { data: detailResource(config, row) }, status: 201 };
  },
  assemblyDetailDelete({ customers }, call) {
    const isGone = ({ id }: ConfigDetailRow) => id === call.params.id;
    const config = ownRows(customers.rows.configs, call).find((row) => row.details.some(isGone));
    if (!config) throw notFound('Ese producto ya no está en el ensamble.');
    config.details = config.details.filter((row) => !isGone(row));
    return { document: {}, status: 204 };
  },
};
