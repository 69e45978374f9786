'use client';

import { Dialog } from '@base-ui/react/dialog';
import { type CSSProperties, type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Icon } from './icon';
import './dialog-panel.css';

export type PanelSide = 'left' | 'right' | 'center' | 'top';

interface DialogPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
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
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup
          initialFocus={initialFocus}
          finalFocus={() => !isLeaving.current && (props.shouldReturnFocus?.() ?? true)}
          onClick={onClick}
          style={props.style}
          data-side={side}
          className={`dialog ${props.className ?? ''}`}
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
