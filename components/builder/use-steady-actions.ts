import { useEffect, useMemo, useRef } from 'react';
import type { AssemblyPart } from '@/lib/domain/build/types';
import type { BuildTools } from './use-build';

/** The actions on a step's products. Their identity is stable, and each call uses the latest build. */
export function useSteadyActions(tools: BuildTools, groupId: string) {
  const latest = useRef(tools);
  useEffect(() => {
    latest.current = tools;
  }, [tools]);
  return useMemo(
    () => ({
      onStay: () => latest.current.stay(),
      onAdd: (part: AssemblyPart) => latest.current.add(groupId, part),
      onReplace: (part: AssemblyPart) => latest.current.replace(groupId, part),
      onQuantity: (part: AssemblyPart, qty: number) =>
        latest.current.setQuantity(groupId, part, qty),
      onRemove: (part: AssemblyPart) => latest.current.remove(groupId, part),
    }),
    [groupId],
  );
}
