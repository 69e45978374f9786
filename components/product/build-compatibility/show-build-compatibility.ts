import { partsQuery } from '@/lib/api/assembly';
import { backendCompatibilityQuery } from '@/lib/api/assembly-compatibility';
import { getQueryClient } from '@/lib/api/client/query-client';
import { type Build, getBuild, NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { applyBackendAnswer, type Compatibility } from '@/lib/domain/build/compatibility/check';
import { checkForBuild } from '@/lib/domain/build/compatibility/check-for-build';
import { sortVerdicts } from '@/lib/domain/build/compatibility/verdict';
import { getPartRole } from '@/lib/domain/build/facts/roles';
import { type BuildPart, isChosenEntry } from '@/lib/domain/build/types';
import { loadTexts } from '@/lib/i18n/client';
import { translateMessage } from '@/lib/i18n/translate-message';
import { useBuildStore } from '@/stores/builder/build-store';
import { findCards } from '../find-cards';
import type { ShownProduct } from '../rendered-product';
import './build-compatibility.css';

/** Where the page says something about a part: its cards, and the note on its own page. */
const findCompatibilityPlaces = (id: string): Element[] => [
  ...findCards(id),
  ...[...document.querySelectorAll<HTMLElement>('.fit-note')].filter(
    ({ dataset }) => dataset.part === id,
  ),
];

/** A line over the picture of a card, so that nothing moves. */
function writeOnCard(card: Element, state: string, text: string): void {
  const line = card.querySelector<HTMLElement>('.card-fit') ?? document.createElement('p');
  line.className = 'card-fit';
  line.dataset.state = state;
  line.textContent = text;
  card.append(line);
}

/** In place of the note about the builder: the question, the answer and its reason. */
function writeOnPage(note: Element, state: string, [question, answer, reason]: string[]): void {
  const strong = document.createElement('strong');
  strong.className = 'fit-answer';
  strong.dataset.state = state;
  strong.textContent = answer ?? '';
  note.replaceChildren(`${question} `, strong, ` ${reason}`);
  note.setAttribute('title', reason ?? '');
}

/** Writes the answer over the server's part of the page, which is the same for every visitor. */
async function writeCompatibility(
  places: readonly Element[],
  { state, verdicts }: Compatibility,
): Promise<void> {
  if (state === null) return;
  const [t, words] = await Promise.all([loadTexts('product'), loadTexts('assembly')]);
  const [first] = sortVerdicts(state, verdicts);
  const reason =
    first?.state === state
      ? translateMessage(words, first.key, first.params)
      : words(`state.${state}.text`);
  for (const place of places) {
    if (place.matches('.card-face')) writeOnCard(place, state, t(`build.card.${state}`));
    else writeOnPage(place, state, [t('build.question'), t(`build.answer.${state}`), reason]);
  }
}

/** Cards this near to the screen are asked for, as a CSS margin. */
const ROOT_MARGIN = '200px';

/** What our rules say of a part beside the visitor's build, overruled by the backend if it knows. Null without a rule. */
async function findCompatibility(
  part: BuildPart,
  { entries }: Build,
): Promise<Compatibility | null> {
  const found = checkForBuild(part, entries);
  if (!found) return null;
  const { compatibility, otherIds } = found;
  const answer = await getQueryClient()
    .fetchQuery(backendCompatibilityQuery(part.id, otherIds))
    .catch(() => null);
  return applyBackendAnswer(compatibility, answer, [part.id, ...otherIds]);
}

/** Calls `task` for each part as soon as one of its places comes near the screen. */
function whenNear(places: ReadonlyMap<string, readonly Element[]>, task: (id: string) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        for (const [id, own] of places) if (own.includes(target)) task(id);
      }
    },
    { rootMargin: ROOT_MARGIN },
  );
  for (const place of [...places.values()].flat()) observer.observe(place);
}

/**
 * Answers on cards and product page, in three states, whether their parts are compatible with the build that the visitor
 * has begun. Nothing is said of products that are no parts, or that no rule compares with that build.
 * @throws ApiError when the backend fails
 */
export async function showBuildCompatibility(
  shown: readonly Pick<ShownProduct, 'id' | 'categoryName'>[],
): Promise<void> {
  const build = getBuild(useBuildStore.getState().builds, NEW_BUILD_KEY);
  if (!build.entries.some(isChosenEntry)) return;
  const places = new Map(
    shown
      .filter(({ categoryName }) => getPartRole(categoryName ?? '') !== null)
      .map(({ id }) => [id, findCompatibilityPlaces(id)] as const)
      .filter(([, found]) => found.length > 0),
  );
  if (places.size === 0) return;
  const parts = await getQueryClient().fetchQuery(partsQuery([...places.keys()]));
  whenNear(places, (id) => {
    const part = parts.get(id);
    if (!part) return;
    // A text that cannot be loaded leaves the page as it is.
    void findCompatibility(part, build)
      .then((fit) => fit && writeCompatibility(places.get(id) ?? [], fit))
      .catch(() => {});
  });
}
