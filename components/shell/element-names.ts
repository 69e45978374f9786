/** Id of the field of the header, for the tab that leads to it. */
export const SEARCH_BOX_ID = 'busqueda';

/** Attribute of every element that opens the privacy preferences when it is clicked. */
export const OPENS_PRIVACY_ATTRIBUTE = 'data-opens-privacy';

/** Attribute of the element for the social network's widget; its value is the URL of the shop's page. */
export const SOCIAL_WIDGET_ATTRIBUTE = 'data-social-widget';
