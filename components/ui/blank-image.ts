/** An empty picture: what a decorative one that cannot be loaded is replaced by. */
export const BLANK_IMAGE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
