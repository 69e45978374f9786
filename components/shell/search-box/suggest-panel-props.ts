import type { KeyboardEvent, RefObject } from 'react';

export type HandleKey = (event: KeyboardEvent<HTMLInputElement>) => void;

export interface SuggestPanelProps {
  /** The id of the listbox (`aria-controls` of the input). The ids of the options begin with it. */
  listId: string;
  input: RefObject<HTMLInputElement | null>;
  /** The panel stores its key handler here when it is loaded. */
  handleKey: RefObject<HandleKey | null>;
  /** The text as typed. */
  text: string;
  isOpen: boolean;
  activeId: string | null;
  /** Changes the text of the box. */
  onTextChange: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
  onActiveChange: (id: string | null) => void;
}
