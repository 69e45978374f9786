'use client';

import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from './icon';
import { ModalDialog, type ModalDialogProps } from './modal-dialog';

export type PanelSide = 'left' | 'right' | 'center' | 'top';

interface DialogPanelProps extends Pick<ModalDialogProps, 'initialFocus' | 'shouldReturnFocus'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  note?: string;
  closeLabel: string;
  side: PanelSide;
  className?: string;
  children: ReactNode;
}

/** Whether a click follows a link of this site in the same tab, and so leaves the dialog. */
function followsLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return false;
  const link = target.closest('a');
  return link !== null && link.origin === location.origin && !link.target;
}

/** A modal dialog with a title and a close button. A link inside closes it, and the navigation then sets the focus. */
export function DialogPanel(props: DialogPanelProps) {
  const { open, onOpenChange, title, note, closeLabel, side, initialFocus, children } = props;
  const titleId = useId();
  const isLeaving = useRef(false);
  if (!open) return null;
  const close = () => onOpenChange(false);
  const onClick = (event: MouseEvent) => {
    isLeaving.current = followsLink(event);
    if (isLeaving.current) close();
  };
  return (
    <ModalDialog
      onClose={close}
      aria-labelledby={titleId}
      initialFocus={initialFocus}
      shouldReturnFocus={() => !isLeaving.current && (props.shouldReturnFocus?.() ?? true)}
      onClick={onClick}
      data-side={side}
      className={`panel ${props.className ?? ''}`}
    >
      <div className="panel-head">
        <h2 id={titleId}>
          {title}
          {note && <span className="ml-2 text-base font-normal text-ink-soft">{note}</span>}
        </h2>
        <button type="button" aria-label={closeLabel} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </ModalDialog>
  );
}
