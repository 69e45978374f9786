import { type RefObject, useEffect, useRef } from 'react';

/** A ref with the value of the last render, for callbacks that a provider's script calls later. */
export function useLatestRef<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
