import { type RefObject, useEffect } from 'react';

/** Sends a form that was submitted before its code was here. */
export function useEarlySubmit(
  form: RefObject<HTMLFormElement | null>,
  takeEarlySubmit: () => boolean,
): void {
  useEffect(() => {
    if (takeEarlySubmit()) form.current?.requestSubmit();
  }, [form, takeEarlySubmit]);
}
