'use client';

import type { ComponentProps } from 'react';
import { Button } from './button';
import { useFocusHandover } from './use-focus-handover';

/** Tries again what failed. When the answer takes the button away, the focus goes on to what it brought. */
export function RetryButton(props: Omit<ComponentProps<typeof Button>, 'ref'>) {
  const button = useFocusHandover<HTMLButtonElement>();
  return <Button variant="secondary" {...props} ref={button} />;
}
