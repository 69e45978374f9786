/** Id of the bell's place in the header. */
export const BELL_PLACE = 'bell';
