import { createPersistedStore } from '../persistence/create-persisted-store';
import { asFields, asText } from '../persistence/guards';
import { mergeFields } from '../persistence/merge';

interface PersistedInterface {
  /** Null uses the system's theme. `lib/browser/display-choices.ts` changes it in the stored text; this store carries it along. */
  theme: 'light' | 'dark' | null;
  /** Name of the transition between pages; null for none. */
  pageTransition: string | null;
  canCloseMenu: boolean;
}

function parse(value: unknown): PersistedInterface | undefined {
  const fields = asFields(value);
  if (!fields) return undefined;
  const { theme } = fields;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    pageTransition: asText(fields.pageTransition) ?? null,
    canCloseMenu: fields.canCloseMenu !== false,
  };
}

/** How the visitor wants the shop to look and behave (spec 3, Interface state). */
export const useInterfaceStore = createPersistedStore(
  {
    name: 'interface',
    version: '1',
    kept: { theme: null, pageTransition: null, canCloseMenu: true },
    parse,
    merge: mergeFields,
  },
  (set) => ({ setCanCloseMenu: (canCloseMenu: boolean) => set({ canCloseMenu }) }),
);
