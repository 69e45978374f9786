import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { shallow } from 'zustand/shallow';
import { useNear } from '@/components/ui/use-near';
import { type Compatibility, ruledBy } from '@/lib/domain/build/compatibility/check';
import { assemblyInfo } from '@/lib/queries/assembly';
import { getQueryClient } from '@/lib/queries/query-client';
import { CandidateCard, type CandidateCardProps } from './candidate-card';

interface JudgedCardProps extends Omit<CandidateCardProps, 'compatibility' | 'ref'> {
  /** What our rules say. */
  ours: Compatibility;
  /** What the list of the backend said; null when it does not know. */
  isCompatible: boolean | null;
  /** Products that it would join. */
  otherIds: readonly string[];
}

/**
 * A product of a step with the backend's word over ours; asked only of what is in view, and only what is not known.
 * A choice changes few of the many that are shown: the others are not drawn anew.
 */
export const JudgedCard = memo(Judged, isSame);

function Judged({ ours, isCompatible, otherIds, ...card }: JudgedCardProps) {
  const [item, setItem] = useState<HTMLLIElement | null>(null);
  const isNear = useNear(item);
  const isAbout = card.part.facts !== null && otherIds.length > 0;
  const { data } = useQuery(
    {
      ...assemblyInfo(card.part.id, otherIds),
      enabled: isNear && isAbout && isCompatible !== true,
    },
    getQueryClient(),
  );
  // Where it is asked outright and does not know, what its list said stands.
  const answer =
    data && data.isCompatible !== null ? data : { isCompatible, messages: [], knowsPieces: false };
  const compatibility = ruledBy(ours, answer, [card.part.id, ...otherIds]);
  return <CandidateCard {...card} ref={setItem} compatibility={compatibility} />;
}

/** The rules are asked anew at each choice and say the same of most. */
function isSame({ ours: was, ...before }: JudgedCardProps, { ours, ...now }: JudgedCardProps) {
  return shallow(before, now) && (was === ours || JSON.stringify(was) === JSON.stringify(ours));
}
