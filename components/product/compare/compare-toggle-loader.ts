import type { ComponentType } from 'react';
import type { CompareToggleProps } from './compare-toggle';

type LoadCompareToggle = () => Promise<ComponentType<CompareToggleProps>>;

let load: LoadCompareToggle = () =>
  import('./compare-toggle').then(({ CompareToggle }) => CompareToggle);

/** Loads the compare toggle: from the chunk that the shell provides, else from a chunk that has only the toggle. */
export const loadCompareToggle: LoadCompareToggle = () => load();

/** The shell calls this with its deferred chunk, which has the compare bar and the same store. */
export function provideCompareToggle(loader: LoadCompareToggle): void {
  load = loader;
}
