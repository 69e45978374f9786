import { type KeyboardEvent, useImperativeHandle } from 'react';
import { belongsToInputMethod } from '@/lib/browser/input-method';
import type { SuggestPanelProps } from './suggest-panel-props';

/** The option that a key moves to; null is the search box, which comes between the last and the first option. */
function nextOption(
  key: string,
  options: readonly HTMLElement[],
  active: number,
): HTMLElement | null {
  const { length } = options;
  switch (key) {
    case 'ArrowDown':
      return options[active + 1] ?? null;
    case 'ArrowUp':
      return options[active === -1 ? length - 1 : active - 1] ?? null;
    case 'Home':
      return options[0] ?? null;
    default:
      return options[length - 1] ?? null;
  }
}

/**
 * The keyboard of the combobox. Arrow keys move through the options. Home and End move to the ends when an option is
 * active; otherwise they move the caret. Enter follows the option or submits the form. Escape closes, then clears.
 */
export function useSuggestKeys(props: SuggestPanelProps): void {
  const { handleKey, listId, isOpen, activeId, onTextChange, onOpenChange, onActiveChange } = props;

  const move = (event: KeyboardEvent) => {
    const options = [
      ...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
    ];
    const next = nextOption(
      event.key,
      options,
      options.findIndex(({ id }) => id === activeId),
    );
    onActiveChange(next?.id ?? null);
    next?.scrollIntoView({ block: 'nearest' });
    event.preventDefault();
  };
  const arrow = (event: KeyboardEvent) => {
    if (isOpen && event.altKey && event.key === 'ArrowUp') onOpenChange(false);
    else if (isOpen) return move(event);
    else onOpenChange(true);
    event.preventDefault();
  };
  const dismiss = (event: KeyboardEvent<HTMLInputElement>) => {
    // Browsers handle Escape in a search field differently.
    event.preventDefault();
    if (isOpen) onOpenChange(false);
    else onTextChange('');
  };

  useImperativeHandle(handleKey, () => (event) => {
    if (belongsToInputMethod(event.nativeEvent)) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    const option = isOpen && activeId ? document.getElementById(activeId) : null;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') arrow(event);
    else if (event.key === 'Escape') dismiss(event);
    else if (option && (event.key === 'Home' || event.key === 'End')) move(event);
    else if (option && event.key === 'Enter') {
      event.preventDefault();
      option.click();
    }
  });
}
