import { useEffect, useMemo, useRef } from 'react';
import type { BuildPart } from '@/lib/domain/build/types';
import type { BuildTools } from './use-build';

/** The actions on a step's products. Their identity is stable, and each call uses the latest build. */
export function useStableActions(tools: BuildTools, groupId: string) {
  const latest = useRef(tools);
  useEffect(() => {
    latest.current = tools;
  }, [tools]);
  return useMemo(
    () => ({
      onStay: () => latest.current.stay(),
      onAdd: (part: BuildPart) => latest.current.add(groupId, part),
      onReplace: (part: BuildPart) => latest.current.replace(groupId, part),
      onQuantity: (part: BuildPart, qty: number) => latest.current.setQuantity(groupId, part, qty),
      onRemove: (part: BuildPart) => latest.current.remove(groupId, part),
    }),
    [groupId],
  );
}
