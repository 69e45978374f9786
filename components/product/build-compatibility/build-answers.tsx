import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { withQueryClient } from '@/components/shared/with-query-client';
import { useInView } from '@/components/ui/use-in-view';
import { VisitorText } from '@/components/ui/visitor-text';
import { partsQuery } from '@/lib/api/assembly';
import { backendCompatibilityQuery } from '@/lib/api/assembly-compatibility';
import { getBuild, NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { applyBackendAnswer, checkForBuild } from '@/lib/domain/build/compatibility/check';
import { sortVerdicts } from '@/lib/domain/build/compatibility/verdict';
import { type BuildEntry, type BuildPart, isChosenEntry } from '@/lib/domain/build/types';
import { getPartRole } from '@/lib/domain/build/vocabulary';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { translateMessage } from '@/lib/i18n/translate-message';
import { useBuildStore } from '@/stores/builder/build-store';
import type { RenderedProduct, ShownCard } from '../rendered-product';

// Whether parts are compatible with the build that the visitor has begun, in three states. Nothing is said of products that are no
// parts, or that no rule compares with that build.

type PossiblePart = Pick<RenderedProduct, 'id' | 'categoryName'>;

/** The entries of the visitor's build; none where nothing is chosen or the shop has no builder. */
function useEntries(): readonly BuildEntry[] {
  const { entries } = getBuild(
    useBuildStore(({ builds }) => builds),
    NEW_BUILD_KEY,
  );
  return hasFeature('builder') && entries.some(isChosenEntry) ? entries : [];
}

function useParts(
  products: readonly PossiblePart[],
  entries: readonly BuildEntry[],
): ReadonlyMap<string, BuildPart> {
  const ids = products
    .filter(({ categoryName }) => getPartRole(categoryName ?? '') !== null)
    .map(({ id }) => id);
  const isAsked = ids.length > 0 && entries.length > 0;
  const { data } = useQuery({ ...partsQuery(ids), enabled: isAsked, retry: false });
  return data ?? new Map();
}

interface Question {
  part: BuildPart;
  entries: readonly BuildEntry[];
  /** Where the answer is shown: the backend is asked when it comes near. */
  place: Element;
}

/** What our rules say, overruled by the backend if it knows. Null without a rule, and until the backend has answered. */
function useAnswer({ part, entries, place }: Question) {
  const isNear = useInView(place);
  const found = checkForBuild(part, entries);
  const backend = useQuery({
    ...backendCompatibilityQuery(part.id, found?.otherIds ?? []),
    enabled: isNear && found !== null,
    retry: false,
  });
  if (!found || !isNear || backend.isPending) return null;
  const { state, verdicts } = applyBackendAnswer(found.compatibility, backend.data ?? null, [
    part.id,
    ...found.otherIds,
  ]);
  return state && { state, verdicts };
}

export function CardBuildAnswers({ cards }: { cards: readonly ShownCard[] }) {
  const entries = useEntries();
  const products = cards.map(({ product }) => product);
  const parts = useParts(products, entries);
  return cards.map(({ product: { id }, face }) => {
    const part = parts.get(id);
    return part && <CardBuildAnswer key={id} part={part} entries={entries} place={face} />;
  });
}

/** A line over the picture of a card, so that nothing moves. */
function CardBuildAnswer(question: Question) {
  const { t } = useTranslation('product');
  const answer = useAnswer(question);
  if (!answer) return null;
  const { state } = answer;
  return createPortal(
    <p className="card-fit" data-state={state}>
      {t(`build.card.${state}`)}
    </p>,
    // The face is a static part, whose markup React writes as a whole.
    question.place.querySelector('.card-body') ?? question.place,
  );
}

export const PageBuildAnswer = withQueryClient(function PageBuildAnswer(props: {
  product: PossiblePart;
}) {
  const entries = useEntries();
  const part = useParts([props.product], entries).get(props.product.id);
  const [note, setNote] = useState<Element | null>(null);
  useEffect(() => setNote(document.querySelector('.fit-note')), []);
  return part && note && <PageAnswer part={part} entries={entries} place={note} />;
});

function PageAnswer(question: Question) {
  const { t } = useTranslation('product');
  const { t: words } = useTranslation('assembly');
  const answer = useAnswer(question);
  if (!answer) return null;
  const { state, verdicts } = answer;
  const [first] = sortVerdicts(state, verdicts);
  const reason =
    first?.state === state
      ? translateMessage(words, first.key, first.params)
      : words(`state.${state}.text`);
  return (
    <VisitorText place={question.place}>
      {t('build.question')}{' '}
      <strong className="fit-answer" data-state={state}>
        {t(`build.answer.${state}`)}
      </strong>{' '}
      <span title={reason}>{reason}</span>
    </VisitorText>
  );
}
