/** Fragment of the reviews in the address of a product. */
export const REVIEWS_FRAGMENT = 'resenas';
/** Fragment of the form of the customer's own review, which it opens. */
export const OWN_REVIEW_FRAGMENT = 'escribir-resena';
