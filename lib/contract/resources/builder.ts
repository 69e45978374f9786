import { extra, type FieldSet, may, must, should } from '../fields';
import { resource, toMany, toOne } from '../resource';
import { chosenPartContract, groupLimitField } from './catalogue';

/** A category of a step: its slug tells the rules what the parts are. */
const groupCategory = resource('categories', {
  name: 'categories of a step',
  fields: {
    slug: should('text', 'the rules do not know what the step is', { example: 'procesadores' }),
    name: may('text', 'the step has no name when it has none of its own', {
      example: 'Procesadores',
    }),
  },
});

export const buildGroupContract = resource('assembly-groups', {
  fields: {
    name: should('text', 'the step has the name of its category', { example: 'Procesador' }),
    order: should('count', 'the steps are in the order of the answer', { example: 1 }),
    is_accessory: should('flag', 'the step counts as a part', { fallback: 'false' }),
    is_required: should('flag', 'the step can be skipped', { fallback: 'false' }),
    is_active: should('flag', 'the step is not shown', { example: true }),
  },
  relations: {
    categories: toMany('should', () => groupCategory, 'the rules do not know what the step is'),
  },
});

export const savedBuildContract = resource('assembly-configs', {
  fields: {
    name: should('text', 'the build is called “Nuevo ensamble”'),
    slug: should('text', 'the build cannot be opened from the cart', { example: 'mi-equipo' }),
  },
});

export const savedBuildEntryContract = resource('assembly-config-details', {
  fields: { qty: should('count', 'one piece is assumed', { fallback: '1', example: 1 }) },
  relations: {
    assemblyGroup: toOne('must', () => buildGroupLink, 'the part is left out'),
    product: toOne('should', () => chosenPartContract, 'the part counts as no longer sold'),
  },
});

/** The answer to a new part: only its id is kept. */
export const createdEntryContract = resource('assembly-config-details', {
  name: 'assembly-config-details by id',
  withoutId: 'the part cannot be removed again',
  fields: {},
});

const buildGroupLink = resource('assembly-groups', { name: 'assembly-groups by id', fields: {} });

const reasons = should.list('the verdict is not explained', {
  message: must('text', 'the reason is left out'),
});

export const compatibilityFields: FieldSet = {
  compatible: extra('flag', 'the backend gives no verdict', { fallback: 'no data' }),
  reasons,
  assembly_group_configs: groupLimitField,
  performance: extra('text', 'the class of performance is not shown'),
};

export const validityFields: FieldSet = {
  valid: extra('flag', 'the backend gives no verdict', { fallback: 'no data' }),
  reasons,
};

const option: FieldSet = {
  value: must('text', 'the filter is left out', { example: 'amd' }),
  name: may('text', 'the value is shown', { fallback: '`value`' }),
  count: may('number', 'the number of parts is not shown'),
};

/** `meta.filters` of the parts of a step. */
export const partFilterFields: FieldSet = {
  brands: should.list('no filter by brand', option),
  performances: may.list('no filter by performance', option),
  stock_status: may.list('no filter by stock', option),
};
