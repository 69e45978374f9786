/** localStorage key of the builds of this device. It stands alone, for the first views that only look whether there are any. */
export const BUILDS_KEY = 'assembly';
