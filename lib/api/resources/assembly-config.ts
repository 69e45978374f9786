import * as z from 'zod/mini';
import type { AssemblyConfig, AssemblyEntry } from '@/lib/domain/build/types';
import type { JsonApiModel } from '../json-api';
import { partOf } from './assembly';
import { count, relation, text } from './wire';

const configWire = z.object({ id: text, name: text, slug: text });

export interface SavedConfig extends AssemblyConfig {
  id: string;
}

export function toAssemblyConfig(model: JsonApiModel): SavedConfig | null {
  const config = configWire.parse(model);
  return config.id ? { ...config, isSetName: config.name !== '' } : null;
}

const detailWire = z.object({ id: text, qty: count });

/** A detail as an entry of a build. When its product is no longer sold, the entry has no part, only the detail's id. */
export function toConfigEntry(model: JsonApiModel): (AssemblyEntry & { id: string }) | null {
  const { id, qty } = detailWire.parse(model);
  const [group, product] = [relation(model, 'assemblyGroup'), relation(model, 'product')];
  if (!id || !group) return null;
  const part = product && partOf(product);
  return { id, detailId: id, groupId: group.id, part, qty: part ? Math.max(qty, 1) : 0 };
}
