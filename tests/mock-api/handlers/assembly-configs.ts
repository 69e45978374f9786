import type { HttpHandler } from 'msw';
import { z } from 'zod';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { GROUPS } from '../assembly/groups';
import { excesses, judge } from '../assembly/rules';
import type { Backend } from '../backend';
import { noRelationships, readBody, required, resourceSchema } from '../core/body';
import { type CustomerCall, customerRoute } from '../core/customer-route';
import type { Resource } from '../core/json-api';
import { onePage, ownRow, ownRows, requireSameId } from '../core/own';
import { slugify } from '../core/text';
import type { ConfigRow } from '../customers/rows';

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

/** Newest first, as nobody asked for another order; pages of ten. */
function list({ customers }: Backend, call: CustomerCall) {
  const { rows, meta } = onePage(call.query, ownRows(customers.rows.configs, call).reverse());
  return { data: rows.map(configResource), meta };
}

function bySlug({ customers }: Backend, call: CustomerCall) {
  const slug = call.query.get('filter[slug]');
  const rows = ownRows(customers.rows.configs, call).filter(
    (row) => slug === null || row.slug === slug,
  );
  return { data: rows.map(configResource) };
}

async function create({ customers }: Backend, call: CustomerCall) {
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
}

async function rename({ customers }: Backend, call: CustomerCall) {
  const { data } = await readBody(call.request, schema);
  requireSameId(call, data.id);
  const row = ownRow(customers.rows.configs, call, MISSING);
  row.name = data.attributes.name;
  return { data: configResource(row) };
}

function remove({ customers }: Backend, call: CustomerCall) {
  const gone = ownRow(customers.rows.configs, call, MISSING);
  customers.rows.configs = customers.rows.configs.filter((row) => row !== gone);
  return { document: {}, status: 204 };
}

/** Every product against all others, and whether each required step has one. */
function isValid({ customers, catalogue }: Backend, call: CustomerCall) {
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
    ({ id, required: isRequired }) => isRequired && !details.some(({ groupId }) => groupId === id),
  );
  return {
    meta: {
      valid: reasons.length > 0 ? false : isOpen ? null : true,
      complete: missing.length === 0,
      missing_assembly_groups: missing.map(({ id }) => id),
      reasons: reasons.map((reason) => ({ ...reason })),
    },
  };
}

/** A customer's saved configurations. */
export function assemblyConfigHandlers(backend: Backend): HttpHandler[] {
  const { assemblyConfigCreate, assemblyConfigUpdate, assemblyConfigDelete } = specEndpoints;
  return [
    customerRoute(backend, specEndpoints.customerAssemblyConfigs, (call) => list(backend, call)),
    customerRoute(backend, specEndpoints.assemblyConfigs, (call) => bySlug(backend, call)),
    customerRoute(backend, assemblyConfigCreate, (call) => create(backend, call)),
    customerRoute(backend, assemblyConfigUpdate, (call) => rename(backend, call)),
    customerRoute(backend, assemblyConfigDelete, (call) => remove(backend, call)),
    customerRoute(backend, specEndpoints.assemblyConfigIsValid, (call) => isValid(backend, call)),
  ];
}
