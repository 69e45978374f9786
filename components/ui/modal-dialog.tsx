'use client';

import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { closeWithSwipe } from '@/lib/browser/close-with-swipe';
import { TAKEN_OVER } from '@/lib/browser/early-action';
import { announceDialogs, closeWithBack } from '@/lib/browser/overlay-history';

/** Whether something happened on the backdrop. A press between two parts of the dialog has it as its target, too. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}

export interface ModalDialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  onClose: () => void;
  /** The element that gets the focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whether the focus returns to where it was before opening; by default it does. */
  shouldReturnFocus?: () => boolean;
}

/** Open while it is rendered. Load it lazily: without an animation it takes the place of what stood there until then. */
export function ModalDialog(props: ModalDialogProps) {
  const { onClose, initialFocus, shouldReturnFocus, className = '', onKeyDown, ...rest } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  const close = useEffectEvent(onClose);
  const returnsFocus = useEffectEvent(() => shouldReturnFocus?.() ?? true);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const placeholder = document.querySelector<HTMLDialogElement>('.placeholder[open]');
    if (placeholder) {
      // Closing returns the focus to the button, from where this dialog takes it.
      placeholder.close(TAKEN_OVER);
      placeholder.remove();
      shown.dataset.instant = '';
    }
    shown.showModal();
    initialFocus?.current?.focus();
    const stops = [closeWithBack(() => close()), closeWithSwipe(shown, () => close())];
    return () => {
      for (const stop of stops) stop();
      // Closing returns the focus; an open dialog that is removed does not.
      if (returnsFocus()) shown.close();
    };
  }, [initialFocus]);
  useEffect(() => {
    announceDialogs();
    return announceDialogs;
  }, []);

  const closeByKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    onKeyDown?.(event);
    // A dialog within this one is its child for React.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return createPortal(
    <dialog
      {...rest}
      ref={dialog}
      className={`modal ${className}`}
      onKeyDown={closeByKey}
      // Back on Android
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClickCapture={(event) => {
        if (isPressedOutside.current && isOutside(event)) onClose();
      }}
    />,
    document.body,
  );
}
