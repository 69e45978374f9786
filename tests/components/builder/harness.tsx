import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach } from 'vitest';
import { type BuildTools, useBuild } from '@/components/builder/use-build';
import { NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { addPart } from '@/lib/domain/build/selection';
import type { BuildGroup, BuildPart } from '@/lib/domain/build/types';
import { useBuildStore } from '@/stores/builder/build-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { ScreenHost } from '@/tests/support/screen-host';

type Draw = (tools: BuildTools) => ReactNode;

interface DrawnProps {
  groups: readonly BuildGroup[];
  draw: Draw;
  buildKey: string;
}

const Drawn = ({ groups, draw, buildKey }: DrawnProps) => draw(useBuild(buildKey, groups));

/** Draws a part of the builder for the new build, or for the one of a key. */
export function drawBuild(groups: readonly BuildGroup[], draw: Draw, buildKey = NEW_BUILD_KEY) {
  const of = { groups, buildKey };
  const { rerender } = render(<Drawn {...of} draw={draw} />, { wrapper: ScreenHost });
  return { redraw: (next: Draw) => rerender(<Drawn {...of} draw={next} />) };
}

/** Chooses a part for the new build. */
export const choose = (groupId: string, part: BuildPart) =>
  useBuildStore
    .getState()
    .changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, groupId, part));

/** Call it at the top of a test file. */
export function setUpBuilder() {
  beforeAll(() => loadAllTexts('assembly', 'cart', 'account'));
  beforeEach(() => hydrateStores());
}
