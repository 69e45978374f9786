import { type RefObject, useEffect } from 'react';

/** Submits a form again that was submitted before it was hydrated. */
export function useEarlySubmit(
  form: RefObject<HTMLFormElement | null>,
  takeEarlySubmit: () => boolean,
): void {
  useEffect(() => {
    if (takeEarlySubmit()) form.current?.requestSubmit();
  }, [form, takeEarlySubmit]);
}
