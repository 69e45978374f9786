export interface ReviewActionsProps {
  productId: string;
  /** Reviews that the page shows already. */
  shownIds: readonly string[];
  /** What can be pressed: `more` only where there are more reviews. */
  labels: readonly (readonly ['more' | 'write', label: string])[];
}
