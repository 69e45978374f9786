import { type RefObject, useEffect, useRef } from 'react';

/** What a value was at the last render, for a provider's script that asks later. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
