import type { HttpHandler } from 'msw';
import { z } from 'zod';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { assemblyAttributes } from '../assembly/attributes';
import { GROUPS } from '../assembly/groups';
import type { Backend } from '../backend';
import { linkage, quantity, readBody, resourceSchema } from '../core/body';
import { type CustomerCall, customerRoute } from '../core/customer-route';
import type { Resource } from '../core/json-api';
import { ownRow, ownRows } from '../core/own';
import { notFound, unprocessable } from '../core/problem';
import { includeParameter } from '../core/query';
import type { ConfigDetailRow, ConfigRow } from '../customers/rows';
import { groupResource } from './assembly';
import { configResource, MISSING } from './assembly-configs';
import { personalScope } from './personal-scope';
import { productResource } from './product-resource';

const INCLUDES: ReadonlySet<string> = new Set(
  'assemblyConfig product category images brand assemblyGroup'.split(' '),
);

const schema = resourceSchema(
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

/** A product that is not sold any more is named by its id, and not included. */
function details(backend: Backend, call: CustomerCall) {
  const config = ownRow(backend.customers.rows.configs, call, MISSING);
  const include = includeParameter(call.query, INCLUDES);
  const scope = personalScope(backend, call);
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
}

async function create({ customers, catalogue }: Backend, call: CustomerCall) {
  const { data } = await readBody(call.request, schema);
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
}

function remove({ customers }: Backend, call: CustomerCall) {
  const isGone = ({ id }: ConfigDetailRow) => id === call.params.id;
  const config = ownRows(customers.rows.configs, call).find((row) => row.details.some(isGone));
  if (!config) throw notFound('Ese producto ya no está en el ensamble.');
  config.details = config.details.filter((row) => !isGone(row));
  return { document: {}, status: 204 };
}

/** What a configuration is made of. */
export function assemblyDetailHandlers(backend: Backend): HttpHandler[] {
  const { assemblyConfigDetails, assemblyDetailCreate, assemblyDetailDelete } = specEndpoints;
  return [
    customerRoute(backend, assemblyConfigDetails, (call) => details(backend, call)),
    customerRoute(backend, assemblyDetailCreate, (call) => create(backend, call)),
    customerRoute(backend, assemblyDetailDelete, (call) => remove(backend, call)),
  ];
}
