import { createPersistedStore } from '../persistence/create-persisted-store';
import { asFields, asText } from '../persistence/guards';
import { mergeFields } from '../persistence/merge';

export type Theme = 'light' | 'dark';

interface PersistedInterface {
  /** Null uses the system's theme. `lib/browser/display-choices.ts` changes it in the stored text; this store carries it along. */
  theme: Theme | null;
  /** Name of the transition between pages; null for none. */
  pageTransition: string | null;
  canCloseMenu: boolean;
}

export interface InterfaceState extends PersistedInterface {
  setCanCloseMenu: (canClose: boolean) => void;
}

function parsePersisted(value: unknown): PersistedInterface | null {
  const fields = asFields(value);
  if (!fields) return null;
  const { theme } = fields;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    pageTransition: asText(fields.pageTransition),
    canCloseMenu: fields.canCloseMenu !== false,
  };
}

/** How the visitor wants the shop to look and behave (spec 3, Interface state). */
export const useInterfaceStore = createPersistedStore<InterfaceState, PersistedInterface>(
  (set) => ({
    theme: null,
    pageTransition: null,
    canCloseMenu: true,
    setCanCloseMenu: (canCloseMenu) => set({ canCloseMenu }),
  }),
  {
    name: 'interface',
    version: '1',
    partialize: ({ theme, pageTransition, canCloseMenu }) => ({
      theme,
      pageTransition,
      canCloseMenu,
    }),
    parse: parsePersisted,
    merge: mergeFields,
  },
);
