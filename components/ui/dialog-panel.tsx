'use client';

import { Dialog } from '@base-ui/react/dialog';
import { type CSSProperties, type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Icon } from './icon';

export type PanelSide = 'left' | 'right' | 'center' | 'top';

interface DialogPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Smaller text beside the title. */
  note?: string;
  closeLabel: string;
  side: PanelSide;
  /** The element that gets the focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whether the focus returns to where it was before opening; by default it does. */
  shouldReturnFocus?: () => boolean;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

const sides: Record<PanelSide, string> = {
  left: 'inset-y-0 left-0 w-[min(100vw-3rem,24rem)] data-starting-style:-translate-x-6 data-ending-style:-translate-x-6',
  right:
    'inset-y-0 right-0 w-[min(100vw,27rem)] data-starting-style:translate-x-6 data-ending-style:translate-x-6',
  center:
    'inset-x-0 top-[min(12vh,7rem)] mx-auto max-h-[80dvh] w-[min(100vw-2rem,28rem)] rounded-lg data-starting-style:-translate-y-3 data-ending-style:-translate-y-3',
  top: 'inset-x-0 top-0 data-starting-style:-translate-y-2 data-ending-style:-translate-y-2',
};

/** Whether a click follows a link of this site in the same tab, and so leaves the dialog. */
function followsLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return false;
  const link = target.closest('a');
  return link !== null && link.origin === location.origin && !link.target;
}

/**
 * A modal dialog with a title and a close button. A link inside closes it, and the navigation then sets the focus.
 * Load this component lazily, when the dialog is opened.
 */
export function DialogPanel(props: DialogPanelProps) {
  const { open, onOpenChange, title, note, closeLabel, side, initialFocus, children } = props;
  const isLeaving = useRef(false);
  const onClick = (event: MouseEvent) => {
    isLeaving.current = followsLink(event);
    if (isLeaving.current) onOpenChange(false);
  };
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, details) => {
        // A click on something above the dialog, such as a toast, does not close it.
        const { target } = details.event;
        if (target instanceof Element && target.closest('[data-above-dialogs]')) details.cancel();
        else onOpenChange(next);
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          initialFocus={initialFocus}
          finalFocus={() => !isLeaving.current && (props.shouldReturnFocus?.() ?? true)}
          onClick={onClick}
          style={props.style}
          className={`fixed z-50 flex flex-col overflow-hidden bg-paper text-ink shadow-panel outline-none transition-[translate,opacity] duration-150 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 ${sides[side]} ${props.className ?? ''}`}
        >
          <div className="flex shrink-0 items-center gap-3 hairline-b py-2 pr-2 pl-4">
            <Dialog.Title className="min-w-0 flex-1 text-xl">
              {title}
              {note && <span className="ml-2 text-base font-normal text-ink-soft">{note}</span>}
            </Dialog.Title>
            <Dialog.Close
              aria-label={closeLabel}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-sunken"
            >
              <Icon name="close" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
