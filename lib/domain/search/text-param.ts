/** The query parameter of the searched text. In a file of its own, so that the search box loads no other names. */
export const TEXT_PARAM = 'q';
