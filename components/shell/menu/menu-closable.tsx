'use client';

import { useEffect } from 'react';
import { useInterfaceStore } from '@/stores/interface/interface-store';

/** An error page lets go of a menu that was held open (spec 2.4). */
export function MenuClosable() {
  const setCanCloseMenu = useInterfaceStore((state) => state.setCanCloseMenu);
  useEffect(() => setCanCloseMenu(true), [setCanCloseMenu]);
  return null;
}
