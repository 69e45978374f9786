import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { shallow } from 'zustand/shallow';
import { useInView } from '@/components/ui/use-in-view';
import { backendCompatibilityQuery } from '@/lib/api/assembly-compatibility';
import { applyBackendAnswer, type Compatibility } from '@/lib/domain/build/compatibility/check';
import { CandidateCard, type CandidateCardProps } from './candidate-card';

interface CheckedCandidateCardProps extends Omit<CandidateCardProps, 'compatibility' | 'ref'> {
  /** The result of this shop's own rules. */
  localCompatibility: Compatibility;
  /** The result in the backend's list; null when the backend does not know. */
  isCompatible: boolean | null;
  /** Ids of the other products in the build. */
  otherIds: readonly string[];
}

/**
 * A candidate card whose compatibility is confirmed by the backend, which overrules our own rules. The backend is asked
 * only for cards near the screen whose compatibility is not known yet. Memoized: one choice changes few of the cards.
 */
export const CheckedCandidateCard = memo(CheckedCard, arePropsEqual);

function CheckedCard({
  localCompatibility,
  isCompatible,
  otherIds,
  ...card
}: CheckedCandidateCardProps) {
  const [item, setItem] = useState<HTMLLIElement | null>(null);
  const isNear = useInView(item);
  const isAbout = card.part.facts !== null && otherIds.length > 0;
  const { data } = useQuery({
    ...backendCompatibilityQuery(card.part.id, otherIds),
    enabled: isNear && isAbout && isCompatible !== true,
  });
  // When the backend has no answer for this product, its answer in the list counts.
  const answer =
    data && data.isCompatible !== null
      ? data
      : { isCompatible, messages: [], knowsQuantities: false };
  const compatibility = applyBackendAnswer(localCompatibility, answer, [card.part.id, ...otherIds]);
  return <CandidateCard {...card} ref={setItem} compatibility={compatibility} />;
}

/** Our rules run again after each choice and give a new but equal result for most cards. */
function arePropsEqual(
  { localCompatibility: was, ...before }: CheckedCandidateCardProps,
  { localCompatibility, ...now }: CheckedCandidateCardProps,
) {
  return (
    shallow(before, now) &&
    (was === localCompatibility || JSON.stringify(was) === JSON.stringify(localCompatibility))
  );
}
