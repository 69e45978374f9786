import { BUILD_GROUP_SHAPE } from '@/lib/api/assembly';
import {
  ASSEMBLY_INFO_SHAPE,
  BUILD_VALIDITY_SHAPE,
  REASON_SHAPE,
} from '@/lib/api/assembly-compatibility';
import { text } from '@/lib/api/client/wire';
import { SAVED_BUILD_ENTRY_SHAPE, SAVED_BUILD_SHAPE } from '@/lib/api/saved-builds';
import { extra, fields, may, must, resource, should } from '../fields';
import { chosenPart, groupLimitRow } from './catalogue';

/** A category of a step: its slug tells the rules what the parts are. */
const groupCategory = resource(
  { type: 'categories', name: 'categories of a step' },
  { slug: text, name: text },
  [
    should('the rules do not know what the step is', 'slug'),
    may('the step has no name when it has none of its own', 'name'),
  ],
);

export const buildGroup = resource('assembly-groups', BUILD_GROUP_SHAPE, [
  should('the step has the name of its category', 'name'),
  should('the steps are in the order of the answer', 'order'),
  should('the step counts as a part', 'is_accessory').takes('false'),
  should('the step can be skipped', 'is_required').takes('false'),
  should('the step is not shown', 'is_active'),
  should.many('the rules do not know what the step is', 'categories', () => groupCategory),
]);

export const savedBuild = resource('assembly-configs', SAVED_BUILD_SHAPE, [
  should('the build is called “Nuevo ensamble”', 'name'),
  should('the build cannot be opened from the cart', 'slug'),
]);

export const savedBuildEntry = resource('assembly-config-details', SAVED_BUILD_ENTRY_SHAPE, [
  should('one piece is assumed', 'qty').takes('1'),
  must.one('the part is left out', 'assemblyGroup', () => buildGroupLink),
  should.one('the part counts as no longer sold', 'product', () => chosenPart),
]);

/** The answer to a new part: only its id is kept. */
export const createdEntry = resource(
  {
    type: 'assembly-config-details',
    name: 'assembly-config-details by id',
    withoutId: 'the part cannot be removed again',
  },
  {},
  [],
);

const buildGroupLink = resource({ type: 'assembly-groups', name: 'assembly-groups by id' }, {}, []);

const reasons = should('the verdict is not explained', 'reasons').list(REASON_SHAPE, [
  must('the reason is left out', 'message'),
]);

export const compatibilityFields = fields(ASSEMBLY_INFO_SHAPE, [
  extra('the backend gives no verdict', 'compatible').takes('no data'),
  reasons,
  groupLimitRow,
  extra.shown({ performance: 'class of performance' }),
]);

export const validityFields = fields(BUILD_VALIDITY_SHAPE, [
  extra('the backend gives no verdict', 'valid').takes('no data'),
  reasons,
]);
