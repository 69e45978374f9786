export interface ReviewActionsProps {
  productId: string;
  /** Ids of the reviews that the page already shows. */
  shownIds: readonly string[];
  /** How many these are, and of how many. Empty without reviews. */
  shownText: string;
  /** The buttons to show; `more` only if there are more reviews. */
  labels: readonly (readonly ['more' | 'browse' | 'write', label: string])[];
}
