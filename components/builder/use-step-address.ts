import { useEffect, useRef } from 'react';
import type { BuildGroup } from '@/lib/domain/build/types';
import { slugify } from '@/lib/domain/slug';

/** Query parameter with the step that is shown. Without it the builder shows the step where the build was left. */
const STEP_PARAM = 'paso';

function findStepInAddress(groups: readonly BuildGroup[]): BuildGroup | null {
  const slug = new URLSearchParams(location.search).get(STEP_PARAM);
  return groups.find(({ name }) => slugify(name) === slug) ?? null;
}

/** Writes a step to the address, as a new entry of the history. */
export function pushStepAddress({ name }: BuildGroup): void {
  const url = new URL(location.href);
  url.searchParams.set(STEP_PARAM, slugify(name));
  if (url.href !== location.href) history.pushState(null, '', url);
}

/**
 * Shows the step of the address: when the builder is opened, and when the visitor goes back or forward.
 * @param show shows a step without changing the address
 */
export function useStepAddress(
  groups: readonly BuildGroup[],
  active: BuildGroup | null,
  show: (group: BuildGroup) => void,
): void {
  const latest = useRef({ groups, show });
  useEffect(() => {
    latest.current = { groups, show };
  }, [groups, show]);
  // The step of the address without a parameter.
  const first = useRef(active);
  useEffect(() => {
    const { pathname } = location;
    const follow = () => {
      if (location.pathname !== pathname) return;
      const step = findStepInAddress(latest.current.groups) ?? first.current;
      if (step) latest.current.show(step);
    };
    if (findStepInAddress(latest.current.groups)) follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
}
