import { contract } from '@/lib/contract/contract';
import type { ResourceContract } from '@/lib/contract/fields';

/** Every resource that a call or another resource leads to, each once. */
export function listResources(): ResourceContract[] {
  const found = new Set<ResourceContract>();
  const add = (resource: ResourceContract) => {
    if (found.has(resource)) return;
    found.add(resource);
    for (const relation of Object.values(resource.relations)) add(relation.resource());
  };
  for (const { data } of contract) if (data) add(data.resource);
  return [...found].sort((a, b) => (a.name < b.name ? -1 : 1));
}
