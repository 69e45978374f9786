/** Id of the field of the header, for the tab that leads to it. */
export const SEARCH_BOX_ID = 'busqueda';
