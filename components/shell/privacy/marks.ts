/** Marks what opens the privacy preferences, wherever it stands. */
export const OPENS_PRIVACY = 'data-opens-privacy';

/** Marks the place of the social network's widget; its value is the page's address, or nothing. */
export const SOCIAL_PLACE = 'data-social-widget';
