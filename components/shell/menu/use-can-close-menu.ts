import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { DOCUMENT_STATUS_ATTRIBUTE } from '@/lib/document/document-status';
import { useInterfaceStore } from '@/stores/interface/interface-store';

/** Whether the open menu can be closed. On an error page a menu that was locked open always can (spec 2.4). */
export function useCanCloseMenu(): boolean {
  const { canCloseMenu, setCanCloseMenu } = useInterfaceStore();
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path has another document.
  useEffect(() => {
    if (document.querySelector(`[${DOCUMENT_STATUS_ATTRIBUTE}]`)) setCanCloseMenu(true);
  }, [pathname, setCanCloseMenu]);
  return canCloseMenu;
}
