'use client';

import { useEffect } from 'react';
import { useInterfaceStore } from '@/stores/interface/interface-store';

/** Lets an error page close a menu that was locked open (spec 2.4). */
export function AllowMenuClose() {
  const setCanCloseMenu = useInterfaceStore((state) => state.setCanCloseMenu);
  useEffect(() => setCanCloseMenu(true), [setCanCloseMenu]);
  return null;
}
