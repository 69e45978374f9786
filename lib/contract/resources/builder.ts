import { BUILD_GROUP_SHAPE } from '@/lib/api/assembly';
import {
  ASSEMBLY_INFO_SHAPE,
  BUILD_VALIDITY_SHAPE,
  REASON_SHAPE,
} from '@/lib/api/assembly-compatibility';
import { SAVED_BUILD_ENTRY_SHAPE, SAVED_BUILD_SHAPE } from '@/lib/api/saved-builds';
import { describeFields, extra, type FieldSet, may, must, should } from '../fields';
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
  fields: describeFields(BUILD_GROUP_SHAPE, {
    name: should('the step has the name of its category', { example: 'Procesador' }),
    order: should('the steps are in the order of the answer', { example: 1 }),
    is_accessory: should('the step counts as a part', { fallback: 'false' }),
    is_required: should('the step can be skipped', { fallback: 'false' }),
    is_active: should('the step is not shown', { example: true }),
  }),
  relations: {
    categories: toMany('should', () => groupCategory, 'the rules do not know what the step is'),
  },
});

export const savedBuildContract = resource('assembly-configs', {
  fields: describeFields(SAVED_BUILD_SHAPE, {
    name: should('the build is called “Nuevo ensamble”'),
    slug: should('the build cannot be opened from the cart', { example: 'mi-equipo' }),
  }),
});

export const savedBuildEntryContract = resource('assembly-config-details', {
  fields: describeFields(SAVED_BUILD_ENTRY_SHAPE, {
    qty: should('one piece is assumed', { fallback: '1', example: 1 }),
  }),
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

const reasons = should.listOf(REASON_SHAPE, 'the verdict is not explained', {
  message: must('the reason is left out'),
});

export const compatibilityFields: FieldSet = describeFields(ASSEMBLY_INFO_SHAPE, {
  compatible: extra('the backend gives no verdict', { fallback: 'no data' }),
  reasons,
  assembly_group_configs: groupLimitField,
  performance: extra('the class of performance is not shown'),
});

export const validityFields: FieldSet = describeFields(BUILD_VALIDITY_SHAPE, {
  valid: extra('the backend gives no verdict', { fallback: 'no data' }),
  reasons,
});

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
