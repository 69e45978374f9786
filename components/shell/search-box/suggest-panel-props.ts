import type { KeyboardEvent, RefObject } from 'react';

export type HandleKey = (event: KeyboardEvent<HTMLInputElement>) => void;

export interface SuggestPanelProps {
  /** What the input names as its list; the options derive their ids from it. */
  listId: string;
  input: RefObject<HTMLInputElement | null>;
  /** The panel puts here what the keys do once it is loaded. */
  handleKey: RefObject<HandleKey | null>;
  /** As typed. */
  text: string;
  isOpen: boolean;
  activeId: string | null;
  /** Writes into the box. */
  onText: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
  onActive: (id: string | null) => void;
}
