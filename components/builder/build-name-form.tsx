import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Form } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/api/client/error-catalogue';
import type { Build } from '@/lib/domain/build/build';
import { MAX_BUILD_NAME_LENGTH, normalizeBuildName } from '@/lib/domain/build/saved-builds';
import { useTranslation } from '@/lib/i18n/client';
import { renameSavedBuild } from '@/stores/flows/builder/change-saved-build';
import { saveErrorText } from './build-actions';
import { BuilderTextField } from './builder-text-field';
import { useSaveBuild } from './use-save-build';

interface BuildNameFormProps {
  build: Build;
  customerId: string;
  onDone: () => void;
}

/** Renames a saved build, or saves a new build under the name. */
export function BuildNameForm({ build, customerId, onDone }: BuildNameFormProps) {
  const { t } = useTranslation('assembly');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(build.isSetName ? build.name : '');
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSaveBuild(build, customerId);
  const rename = useMutation({
    mutationFn: (newName: string) => renameSavedBuild(build, customerId, newName),
    onSuccess: onDone,
  });
  useEffect(() => input.current?.select(), []);
  const isBusy = save.isPending || rename.isPending;
  const submit = () => {
    const newName = normalizeBuildName(name);
    setProblem(null);
    if (isBusy) return;
    if (newName === null) {
      const key = name.trim() === '' ? 'name.required' : 'name.tooLong';
      setProblem(t(key, { max: MAX_BUILD_NAME_LENGTH }));
      input.current?.focus();
      return;
    }
    if (build.id !== null) rename.mutate(newName);
    else save.mutate(newName, { onSuccess: onDone });
  };
  const failure = save.error ?? rename.error;
  const message = problem ?? (failure && (saveErrorText(failure, t) ?? errorText(failure)));
  return (
    <Form onSubmit={submit} className="asm-name-form">
      <BuilderTextField
        ref={input}
        id={id}
        label={t('name.label')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        problem={message}
      />
      <div className="flex flex-wrap items-center gap-1">
        <Button type="submit" isBusy={isBusy}>
          {t(isBusy ? 'build.saving' : build.id === null ? 'build.save' : 'name.submit')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
