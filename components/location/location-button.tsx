'use client';

import { type PanelProps, usePanel } from '@/components/layout/use-panel';
import { Icon } from '@/components/ui/icon';
import { useSessionStore } from '@/stores/session-store';

interface LocationButtonProps {
  labels: { choose: string; sendTo: string; change: string; failed: string };
}

const loadDialog = () => import('./location-dialog').then(({ LocationDialog }) => LocationDialog);

/** Says where orders are sent, and opens the chooser. */
export function LocationButton({ labels }: LocationButtonProps) {
  const zipCode = useSessionStore((state) => state.zipCode);
  const municipality = useSessionStore((state) => state.place?.municipality);
  const { Panel, isOpen, open, setOpen, warm } = usePanel<PanelProps>(loadDialog, labels.failed);
  const place = [zipCode, municipality].filter(Boolean).join(' ');
  const name = place ? `${labels.sendTo} ${place}. ${labels.change}` : labels.choose;
  return (
    <>
      <button
        type="button"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={warm}
        onFocus={warm}
        className="tool tool-place live"
      >
        <span className="relative">
          <Icon name="pin" />
          {place && (
            <span className="absolute -top-0.5 -right-0.5 size-2 rounded-full bg-brand ring-2 ring-paper xl:hidden" />
          )}
        </span>
        <span>
          {place && <span className="block text-xs text-ink-soft">{labels.sendTo}</span>}
          <span className="block truncate font-semibold">{place || labels.choose}</span>
        </span>
      </button>
      {Panel && <Panel open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
