export const REVIEWS_FRAGMENT = 'resenas';
export const OWN_REVIEW_FRAGMENT = 'escribir-resena';
