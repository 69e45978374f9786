/** Milliseconds. */
const TIME_LIMIT = 10_000;
const USABLE_FOR = 600_000;

/**
 * Asks the browser where the visitor is, which asks the visitor.
 * @throws GeolocationPositionError, also where the browser cannot tell
 */
export const getPosition = (): Promise<GeolocationCoordinates> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: TIME_LIMIT,
      maximumAge: USABLE_FOR,
    });
  });

/** The visitor, or a setting of the browser, has refused to say it. */
export const isPositionRefused = (error: unknown): boolean =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;
