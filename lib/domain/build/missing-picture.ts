import { type BuildEntry, type BuildGroup, isChosenEntry } from './types';

/** Why a computer may show nothing on a screen: its processor has no graphics, or its data sheet does not say so. */
interface MissingPicture {
  reason: 'none' | 'unknown';
  /** Name of the processor. */
  processor: string;
}

/**
 * Whether a build without a video card has a picture. Null when it has one, and without a processor. A part of the step for video cards
 * is a card, whatever its data sheet says.
 */
export function findMissingPicture(
  entries: readonly BuildEntry[],
  groups: readonly BuildGroup[],
): MissingPicture | null {
  const chosen = entries.filter(isChosenEntry);
  const stepsOfCards = new Set(groups.filter(({ role }) => role === 'gpu').map(({ id }) => id));
  if (chosen.some(({ part, groupId }) => part.facts?.role === 'gpu' || stepsOfCards.has(groupId)))
    return null;
  const processors = chosen.filter(({ part }) => part.facts?.role === 'cpu');
  const [processor] = processors;
  if (!processor || processors.some(({ part }) => part.facts?.hasGraphics)) return null;
  const reason = processor.part.facts?.hasGraphics === undefined ? 'unknown' : 'none';
  return { reason, processor: processor.part.name };
}
