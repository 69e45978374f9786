/** Allows `most` calls in each window of `windowMs` milliseconds. The result tells whether a call is allowed. */
export function createRateLimiter(most: number, windowMs: number): (now: number) => boolean {
  let start = Number.NEGATIVE_INFINITY;
  let calls = 0;
  return (now) => {
    if (now - start >= windowMs) {
      start = now;
      calls = 0;
    }
    calls += 1;
    return calls <= most;
  };
}
