import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { Constancia } from '@/lib/domain/invoicing/constancia';
import { useTranslation } from '@/lib/i18n/client';

interface ConstanciaReaderProps {
  onRead: (constancia: Constancia) => void;
}

/** Fills the form from the customer's Constancia, a PDF or a photo. The file is read in the browser and not sent. */
export function ConstanciaReader({ onRead }: ConstanciaReaderProps) {
  const { t } = useTranslation('invoicing');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const reading = useMutation({
    mutationFn: async (file: File) =>
      (await import('@/stores/flows/invoicing/read-constancia')).readConstancia(file),
    onSuccess: (read) => {
      if (typeof read !== 'string') onRead(read);
    },
    networkMode: 'always',
  });
  const { data: read } = reading;
  const problem = reading.isError ? 'lost' : typeof read === 'string' ? read : null;
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="application/pdf,image/*"
        hidden
        data-constancia=""
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) reading.mutate(file);
          // Without this, choosing the same file again would not fire a change event.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        icon="file"
        aria-describedby={id}
        isBusy={reading.isPending}
        onClick={() => input.current?.click()}
      >
        {t(reading.isPending ? 'constancia.reading' : 'constancia.read')}
      </Button>
      <p id={id} className="form-hint mt-1">
        {t('constancia.hint')}
      </p>
      <div role="status">
        {read !== undefined && typeof read !== 'string' && (
          <p className="note note-saved mt-2">{t(describeRead(read))}</p>
        )}
      </div>
      <div role="alert">
        {problem && <p className="form-error">{t(`constancia.problem.${problem}`)}</p>}
      </div>
    </div>
  );
}

/** Says what is left to do: a QR code holds only the RFC, and of several regimes the customer chooses one. */
function describeRead({ businessName, regimes }: Constancia) {
  if (!businessName) return 'constancia.onlyRfc';
  return regimes.length > 1 ? 'constancia.regimes' : 'constancia.done';
}
