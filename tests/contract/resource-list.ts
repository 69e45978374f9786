import type { ContractEntry } from '@/lib/contract/call';
import { contract } from '@/lib/contract/contract';
import type { ResourceContract } from '@/lib/contract/fields';

/** The resources that the answers to calls have and lead to, each once. */
export function resourcesOf(...entries: readonly ContractEntry[]): Set<ResourceContract> {
  const found = new Set<ResourceContract>();
  const add = (resource: ResourceContract) => {
    if (found.has(resource)) return;
    found.add(resource);
    for (const relation of Object.values(resource.relations)) add(relation.resource());
  };
  for (const { data } of entries) if (data) add(data.resource);
  return found;
}

/** Those of all calls, by their names. */
export const listResources = (): ResourceContract[] =>
  [...resourcesOf(...contract)].sort((a, b) => (a.name < b.name ? -1 : 1));
