/** Milliseconds. */
export const SUCCESS_TOAST_DURATION = 5000;
