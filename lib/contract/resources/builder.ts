import { readBuildGroupFields, readGroupCategoryFields } from '@/lib/api/assembly';
import { readAssemblyInfoFields, readBuildValidityFields } from '@/lib/api/assembly-compatibility';
import { readSavedBuildEntryFields, readSavedBuildFields } from '@/lib/api/saved-builds';
import { call, many, meta, needed, one } from '../call';
import { fields, NO_FIELDS, resource, toMany, toOne } from '../fields';
import { humanMeta, translationMeta } from './account';
import { chosenPart, groupLimitRows, pageMeta } from './catalogue';

const groupCategory = resource('categories as categories of a step', readGroupCategoryFields, [
  'should slug: the rules do not know what the step is',
  'may name: the step has no name when it has none of its own',
]);

const buildGroup = resource('assembly-groups', readBuildGroupFields, [
  'should name = the name of its category, order = the place in the answer',
  'should is_accessory = false: the step counts as a part',
  'should is_required = false: the step can be skipped',
  'should is_active: the step is not shown',
  toMany('should categories: the rules do not know what the step is', () => groupCategory),
]);

const savedBuild = resource('assembly-configs', readSavedBuildFields, [
  'should name = “Nuevo ensamble”',
  'should slug: the build cannot be opened from the cart',
]);

const savedBuildEntry = resource('assembly-config-details', readSavedBuildEntryFields, [
  'should qty = 1',
  toOne('must assemblyGroup: the part is left out', () => buildGroupLink),
  toOne('should product: the part counts as no longer sold', () => chosenPart),
]);

/** The answer to a new part: only its id is kept. */
const createdEntry = resource(
  'assembly-config-details as assembly-config-details by id: the part cannot be removed again',
  NO_FIELDS,
  [],
);

const buildGroupLink = resource('assembly-groups as assembly-groups by id', NO_FIELDS, []);

const reasons = ['should reasons: the verdict is not explained', 'reasons must message'] as const;

const compatibilityMeta = fields(readAssemblyInfoFields, [
  'extra compatible = no data: the backend gives no verdict',
  ...reasons,
  ...groupLimitRows,
  'extra performance (class of performance)',
]);

const validityMeta = fields(readBuildValidityFields, [
  'extra valid = no data: the backend gives no verdict',
  ...reasons,
]);

export const builderCalls = {
  assemblyGroups: many('should Builder: the builder cannot be opened', buildGroup),
  assemblyInitData: meta('may Builder: the shop’s own texts are shown', translationMeta),
  customerAssemblyConfigs: many('should Builder: saved builds are not shown', savedBuild, pageMeta),
  assemblyConfigDetails: many('should Builder: a saved build cannot be opened', savedBuildEntry),
  assemblyConfigs: many('should Builder: a saved build cannot be opened', savedBuild),
  assemblyConfigCreate: one('should Builder: no build can be saved', savedBuild),
  assemblyConfigUpdate: one('should Builder: no build can be renamed', savedBuild),
  assemblyConfigDelete: call('should Builder: no build can be deleted'),
  assemblyDetailCreate: one('should Builder: no build can be saved', createdEntry),
  assemblyDetailDelete: call('should Builder: saved builds cannot be changed'),
  assemblyInfo: meta('should Builder: the shop’s own rules decide alone', compatibilityMeta),
  assemblyConfigIsValid: meta('should Builder: the shop’s own rules decide alone', validityMeta),
  verifyHuman: needed(meta('should Builder: the builder asks again', humanMeta)),
};
