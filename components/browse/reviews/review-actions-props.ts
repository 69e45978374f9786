export interface ReviewActionsProps {
  productId: string;
  /** Ids of the reviews that the page already shows. */
  shownIds: readonly string[];
  /** The buttons to show; `more` only if there are more reviews. */
  labels: readonly (readonly ['more' | 'browse' | 'write', label: string])[];
}
