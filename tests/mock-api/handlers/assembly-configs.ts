import { z } from 'zod';
import { assemblyAttributes, GROUPS } from '../assembly/groups';
import { excesses, judge } from '../assembly/rules';
import { linkage, plainSchema, quantity, readBody, required, resourceSchema } from '../core/body';
import { byId } from '../core/find';
import { link, resourceOf } from '../core/json-api';
import { created, GONE, onePage, ownRow, ownRows, removal } from '../core/own';
import { demand, found, given } from '../core/problem';
import { includeParameter } from '../core/query';
import type { CustomerHandlers } from '../core/route';
import { slugify } from '../core/text';
import type { ConfigDetailRow, ConfigRow } from '../customers/rows';
import { groupResource } from './assembly';
import { scopeOf } from './catalogue';
import { includeProduct } from './product-resource';

const MISSING = 'Ese ensamble ya no existe.';
const schema = plainSchema(
  'assembly-configs',
  z.strictObject({ name: required('El nombre', 1, 80) }),
);
const detailSchema = resourceSchema(
  'assembly-config-details',
  z.strictObject({ qty: quantity }),
  z.strictObject({
    product: linkage('products', 'El producto'),
    assemblyConfig: linkage('assembly-configs', 'El ensamble'),
    assemblyGroup: linkage('assembly-groups', 'El grupo'),
  }),
);

const configResource = ({ id, name, slug }: ConfigRow) =>
  resourceOf('assembly-configs', id, { name, slug });

const detailResource = (config: ConfigRow, { id, qty, productId, groupId }: ConfigDetailRow) =>
  resourceOf(
    'assembly-config-details',
    id,
    { qty },
    {
      product: link('products', productId),
      assemblyConfig: link('assembly-configs', config.id),
      // A build that a visitor brought may name no step.
      assemblyGroup: { type: 'assembly-groups', id: groupId },
    },
  );

export const assemblyConfigHandlers: CustomerHandlers = {
  /** Newest first, as nobody asked for another order; pages of ten. */
  customerAssemblyConfigs({ customers }, call) {
    const { rows, meta } = onePage(call.query, ownRows(customers.rows.configs, call).reverse());
    return { data: rows.map(configResource), meta };
  },
  assemblyConfigs({ customers }, call) {
    const slug = call.query.get('filter[slug]');
    const own = ownRows(customers.rows.configs, call);
    const rows = own.filter((row) => slug === null || row.slug === slug);
    return { data: rows.map(configResource) };
  },
  async assemblyConfigCreate({ customers }, call) {
    const { name } = (await readBody(call.request, schema)).data.attributes;
    const id = customers.nextId();
    // Two of one name are two; the slug tells them apart and stays when the name changes.
    const slug = `${slugify(name, 'ensamble')}-${id}`;
    const row: ConfigRow = { id, customerId: call.customer.id, name, slug, details: [] };
    customers.rows.configs.push(row);
    return created({ data: configResource(row) });
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
    const isUnsure = articles.some((article) => {
      const others = articles.filter((one) => one !== article);
      return judge(article, others).compatible === null;
    });
    // Each contradiction once, though both of its articles know it.
    const once = articles.flatMap((one, index) => judge(one, articles.slice(index + 1)).reasons);
    const reasons = [...once, ...excesses(pieces)];
    const isOpen = articles.length < details.length || isUnsure;
    const missing = GROUPS.filter(
      (group) => group.required && !details.some(({ groupId }) => groupId === group.id),
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
    const known = 'assemblyConfig product category images brand assemblyGroup';
    const include = includeParameter(call.query, known);
    const scope = scopeOf(backend, call);
    if (include.assemblyConfig) scope.included.add(configResource(config));
    for (const row of config.details) {
      const group = byId(GROUPS, row.groupId);
      if (include.assemblyGroup && group) scope.included.add(groupResource(backend, group));
      includeProduct(scope, row.productId, include.product, (article) => ({
        ...assemblyAttributes(article),
        attribute_group_map: article.specs(),
      }));
    }
    const data = config.details.map((row) => detailResource(config, row));
    return { data, included: scope.included.list() };
  },
  async assemblyDetailCreate({ customers, catalogue }, call) {
    const { data } = await readBody(call.request, detailSchema);
    const { product, assemblyConfig, assemblyGroup } = data.relationships;
    const [productId, groupId] = [product.data.id, assemblyGroup.data.id];
    const at = (name: string) => `/data/relationships/${name}`;
    const mine = byId(ownRows(customers.rows.configs, call), assemblyConfig.data.id);
    const config = given(mine, at('assemblyConfig'), MISSING);
    const isSold = catalogue.byId.has(productId);
    demand(isSold, at('product'), 'Ese producto ya no está a la venta.');
    demand(byId(GROUPS, groupId), at('assemblyGroup'), 'Ese paso del armado no existe.');
    const row = { id: customers.nextId(), productId, qty: data.attributes.qty, groupId };
    config.details.push(row);
    return created({ data: detailResource(config, row) });
  },
  assemblyDetailDelete({ customers }, call) {
    const mine = ownRows(customers.rows.configs, call);
    const own = mine.find(({ details }) => byId(details, call.params.id));
    const config = found(own, 'Ese producto ya no está en el ensamble.');
    config.details = config.details.filter(({ id }) => id !== call.params.id);
    return GONE;
  },
};
