import type { BackendAnswer } from './check';

/** Combines several answers of the backend: one "no" makes a no, and only "yes" from all makes a yes. */
export function combineBackendAnswers(
  answers: readonly (BackendAnswer | null | undefined)[],
): BackendAnswer | null {
  const given = answers.filter((answer) => answer != null);
  if (given.length === 0) return null;
  const noes = given.filter(({ isCompatible }) => isCompatible === false);
  const isYes =
    given.length === answers.length && given.every(({ isCompatible }) => isCompatible === true);
  return {
    isCompatible: noes.length > 0 ? false : isYes || null,
    messages: [...new Set(noes.flatMap(({ messages }) => messages))],
    knowsQuantities: given.every(({ knowsQuantities }) => knowsQuantities),
  };
}
