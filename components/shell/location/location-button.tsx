'use client';

import { type LazyDialogProps, useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { Icon } from '@/components/ui/icon';
import texts from '@/locales/es-MX/header.json';
import { useSessionStore } from '@/stores/session/session-store';

export const loadLocationChunk = () => import('./location-dialog');
const loadDialog = () => loadLocationChunk().then(({ LocationDialog }) => LocationDialog);

export function LocationButton() {
  const zipCode = useSessionStore((state) => state.zipCode);
  const municipality = useSessionStore((state) => state.place?.municipality);
  const { Panel, isOpen, open, setOpen, warm, opener } = useLazyDialog<LazyDialogProps>(
    loadDialog,
    'place-placeholder',
  );
  const place = [zipCode, municipality].filter(Boolean).join(' ');
  const name = place
    ? `${texts.sendTo} ${place}. ${texts.changeLocation}`
    : texts['Choose your location'];
  return (
    <>
      <button
        type="button"
        {...opener}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={warm}
        onFocus={warm}
        className="tool tool-place live"
      >
        <Icon name="pin" />
        {zipCode && <small className="tool-zip">{zipCode}</small>}
        <span>
          {place && <span className="block text-xs text-ink-soft">{`${texts.sendTo} `}</span>}
          <span className="block truncate font-semibold">
            {place || texts['Choose your location']}
          </span>
        </span>
      </button>
      {Panel && <Panel open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
