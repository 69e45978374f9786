import type { BuildEntry, BuildInfo } from '@/lib/domain/build/types';
import type { JsonApiModel } from '../json-api';
import { readBuildPart } from './assembly';
import { snakeToCamel } from './snake-to-camel';
import { count, relation, text } from './wire';

const readConfig = snakeToCamel({ id: text, name: text, slug: text });

export interface SavedBuild extends BuildInfo {
  id: string;
}

export function toSavedBuild(model: JsonApiModel): SavedBuild | null {
  const config = readConfig(model);
  return config.id ? { ...config, isSetName: config.name !== '' } : null;
}

const readDetail = snakeToCamel({ id: text, qty: count });

/** A detail as an entry of a build. When its product is no longer sold, the entry has no part, only the detail's id. */
export function toSavedBuildEntry(model: JsonApiModel): (BuildEntry & { id: string }) | null {
  const { id, qty } = readDetail(model);
  const [group, product] = [relation(model, 'assemblyGroup'), relation(model, 'product')];
  if (!id || !group) return null;
  const part = product && readBuildPart(product);
  return { id, detailId: id, groupId: group.id, part, qty: part ? Math.max(qty, 1) : 0 };
}
