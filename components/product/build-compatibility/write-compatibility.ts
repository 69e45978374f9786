import type { Compatibility } from '@/lib/domain/build/compatibility/check';
import { sortVerdicts } from '@/lib/domain/build/compatibility/verdict';
import { loadTexts } from '@/lib/i18n/client';
import { translateMessage } from '@/lib/i18n/translate-message';
import { findCards } from '../find-cards';
import './build-compatibility.css';

/** Where the page says something about a part: its cards, and the note on its own page. */
export const findCompatibilityPlaces = (id: string): Element[] => [
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
export async function writeCompatibility(
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
