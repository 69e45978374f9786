import type { Draft } from '../catalogue/types';

export async function loadForeignDrafts(_file: string): Promise<Draft[]> {
  return [];
}
