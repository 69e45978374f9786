/** The look of a field for a zip code: the server draws it before the form can be used. */
export const ZIP_FIELD_CLASS = 'h-11 w-28 rounded-md border border-line-strong bg-surface px-3';
