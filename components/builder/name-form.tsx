import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { errorText } from '@/lib/api/error-catalogue';
import { acceptedName, MAX_NAME_LENGTH } from '@/lib/domain/build/configs';
import type { WorkingBuild } from '@/lib/domain/build/working';
import { useTranslation } from '@/lib/i18n/client';
import { assemblyConfig, assemblyConfigs } from '@/lib/queries/assembly';
import { nameConfig } from '@/lib/queries/assembly-saving';
import { getQueryClient } from '@/lib/queries/query-client';
import { useAssemblyStore } from '@/stores/builder/assembly-store';
import { saveFailure } from './saved-actions';
import { useSave } from './use-save';

interface NameFormProps {
  build: WorkingBuild;
  customerId: string;
  onDone: () => void;
}

/** Renames a saved build, or saves a new build under the name. */
export function NameForm({ build, customerId, onDone }: NameFormProps) {
  const { t } = useTranslation('assembly');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(build.isSetName ? build.name : '');
  const [problem, setProblem] = useState<string | null>(null);
  const client = getQueryClient();
  const save = useSave(build, customerId);
  const rename = useMutation(
    {
      mutationFn: (kept: string) => nameConfig(build.id, kept),
      onSuccess: (config) => {
        useAssemblyStore.getState().put({ ...build, ...config });
        client.setQueryData(assemblyConfig(customerId, build.slug).queryKey, (known) =>
          known ? { ...known, config } : known,
        );
        onDone();
      },
      onSettled: () =>
        client.invalidateQueries({ queryKey: assemblyConfigs(customerId).queryKey, exact: true }),
    },
    client,
  );
  useEffect(() => input.current?.select(), []);
  const isBusy = save.isPending || rename.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const kept = acceptedName(name);
    setProblem(null);
    if (isBusy) return;
    if (kept === null) {
      const key = name.trim() === '' ? 'name.required' : 'name.tooLong';
      setProblem(t(key, { max: MAX_NAME_LENGTH }));
      input.current?.focus();
      return;
    }
    if (build.id !== null) rename.mutate(kept);
    else save.mutate(kept, { onSuccess: onDone });
  };
  const failure = save.error ?? rename.error;
  const said = problem ?? (failure && (saveFailure(failure, t) ?? errorText(failure)));
  return (
    <form noValidate onSubmit={submit} className="asm-name-form">
      <div className="form-field">
        <label htmlFor={id}>{t('name.label')}</label>
        <div className="form-input">
          <input
            ref={input}
            id={id}
            value={name}
            onChange={(event) => setName(event.target.value)}
            aria-invalid={said !== null}
            aria-describedby={said ? `${id}-error` : undefined}
          />
        </div>
        {said && (
          <p id={`${id}-error`} role="alert" className="form-error">
            {said}
          </p>
        )}
      </div>
      <div className="asm-head-actions">
        <button type="submit" aria-disabled={isBusy} className={buttonClass('primary')}>
          {t(isBusy ? 'build.saving' : build.id === null ? 'build.save' : 'name.submit')}
        </button>
        <button type="button" onClick={onDone} className={buttonClass('quiet')}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
