import type { PhysicalStore } from '@/lib/domain/product/types';
import { slugify } from '@/lib/domain/slug';

export interface AnchoredStore extends PhysicalStore {
  /** Anchor of the store on the stores page. */
  anchor: string;
}

interface StoreGroup {
  /** Anchor of the federal state. */
  id: string;
  title: string;
  stores: AnchoredStore[];
}

const collator = new Intl.Collator('es');

/** Groups stores by federal state, in alphabetical order. Repeated slugs get the store's id to keep anchors unique. */
export function groupStores(stores: readonly PhysicalStore[], otherStates: string): StoreGroup[] {
  const groups = new Map<string, StoreGroup>();
  const anchors = new Set<string>();
  for (const store of [...stores].sort((a, b) => collator.compare(a.name, b.name))) {
    const title = store.state || otherStates;
    const id = `estado-${slugify(title)}`;
    const group = groups.get(id) ?? { id, title, stores: [] };
    const plain = `sucursal-${store.slug}`;
    const anchor = anchors.has(plain) ? `${plain}-${store.id}` : plain;
    anchors.add(anchor);
    group.stores.push({ ...store, anchor });
    groups.set(id, group);
  }
  return [...groups.values()].sort((a, b) => collator.compare(a.title, b.title));
}
