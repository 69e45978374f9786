import { useEffect, useMemo, useRef } from 'react';
import type { AssemblyPart } from '@/lib/domain/build/types';
import type { BuildTools } from './use-build';

/** What can be done with the products of a step: functions that stay the same and do what the build of now is about. */
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
