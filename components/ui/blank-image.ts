/** An empty picture that replaces a decorative picture that cannot be loaded. */
export const BLANK_IMAGE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
