import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { Form } from '@/components/forms/form';
import { ConfirmButton } from '@/components/shared/confirm-button';
import { withReturnTo } from '@/components/shared/return-to';
import { Button, ButtonLink } from '@/components/ui/button';
import { errorText } from '@/lib/api/client/error-catalogue';
import {
  type Build,
  MAX_BUILD_NAME_LENGTH,
  NEW_BUILD_KEY,
  normalizeBuildName,
} from '@/lib/domain/build/build';
import { isChosenEntry } from '@/lib/domain/build/types';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { useBuildStore } from '@/stores/builder/build-store';
import {
  adoptSavedBuild,
  BuildSaveError,
  detachSavedBuild,
  invalidateSavedBuilds,
  removeSavedBuild,
  renameSavedBuild,
  saveBuild,
} from '@/stores/flows/builder/save-build';
import { notify } from '@/stores/interface/toast-store';
import { BuilderTextField } from './first-build-form';
import type { BuildPartProps, BuildTools } from './use-build';

interface BuildActionsProps {
  tools: BuildTools;
  customerId: string;
  onRename: () => void;
}

function BuildActions({ tools, customerId, onRename }: BuildActionsProps) {
  const { t } = useTranslation('assembly');
  const router = useRouter();
  const { build, entries } = tools;
  const save = useSaveBuild(build, customerId);
  const drop = () => {
    notify({ text: t('build.deleted', { name: build.name }), duration: TOAST_DURATION.long });
    router.replace(route('assembly-new'));
    useBuildStore.getState().discard(build.key);
  };
  const remove = useMutation({
    mutationFn: (id: string) => removeSavedBuild({ id, slug: build.slug }, customerId),
    onSuccess: drop,
  });
  const hasParts = entries.some(isChosenEntry);
  const saveNow = () => {
    if (build.isSetName) save.mutate(build.name);
    else onRename();
  };
  const duplicate = () => {
    useBuildStore.getState().duplicate(build.key);
    notify({ text: t('build.duplicated', { name: build.name }), duration: TOAST_DURATION.long });
    router.push(route('assembly-new'));
  };
  const failure = save.error ?? remove.error;
  return (
    <>
      {hasParts && (build.isChanged || build.id === null) && (
        <Button icon="mark" isBusy={save.isPending} onClick={saveNow}>
          {t(save.isPending ? 'build.saving' : 'build.save')}
        </Button>
      )}
      {(hasParts || build.id !== null) && (
        <Button variant="quiet" icon="edit" onClick={onRename}>
          {t('build.rename')}
        </Button>
      )}
      {build.key !== NEW_BUILD_KEY && (
        <>
          <Button variant="quiet" icon="plus" onClick={duplicate}>
            {t('build.duplicate')}
          </Button>
          <ConfirmButton
            label={t('build.delete')}
            itemName={build.name}
            icon="trash"
            question={t('build.deleteQuestion', { name: build.name })}
            confirmLabel={t('build.deleteConfirm')}
            isBusy={remove.isPending}
            onConfirm={() => (build.id === null ? drop() : remove.mutate(build.id))}
          />
        </>
      )}
      {failure && (
        <p role="alert" className="note note-danger">
          {saveErrorText(failure, t) ?? errorText(failure)}
        </p>
      )}
    </>
  );
}

type Translate = ReturnType<typeof useTranslation<'assembly'>>['t'];

/** The message for a build that was saved only in part; null for any other error. */
const saveErrorText = (error: unknown, t: Translate): string | null =>
  error instanceof BuildSaveError ? t(error.isGone ? 'save.failed' : 'save.leftBehind') : null;

interface BuildNameFormProps {
  build: Build;
  customerId: string;
  onDone: () => void;
}

function BuildNameForm({ build, customerId, onDone }: BuildNameFormProps) {
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
    <Form
      onSubmit={submit}
      className="flex flex-wrap items-end gap-3 py-3 heavy-line-t [&>.form-field]:max-w-112 [&>.form-field]:flex-[1_1_16rem]"
    >
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

function useSaveBuild(build: Build, customerId: string) {
  const { t } = useTranslation('assembly');
  const router = useRouter();
  return useMutation({
    mutationFn: (name: string) => saveBuild({ customerId, id: build.id, name }, build.entries),
    onSuccess: (saved) => {
      adoptSavedBuild(build, customerId, saved);
      notify({
        text: t('save.done', { name: saved.config.name }),
        duration: TOAST_DURATION.copied,
      });
      router.replace(route('assembly-edit', { id: saved.config.slug }));
    },
    onError: (error) => {
      if (error instanceof BuildSaveError && build.id !== null) detachSavedBuild(build);
    },
    onSettled: () => invalidateSavedBuilds(customerId),
  });
}

/** Memoized: the builder draws it after a choice has been answered. */
export const BuildHeader = memo(function BuildHeader({ tools, customer }: BuildPartProps) {
  const { t } = useTranslation('assembly');
  const { build, entries } = tools;
  const [isNaming, setNaming] = useState(false);
  const hasParts = entries.some(isChosenEntry);
  const isOfCart = build.cart !== null;
  if (isNaming && customer) {
    return <BuildNameForm build={build} customerId={customer.id} onDone={() => setNaming(false)} />;
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 heavy-line-t">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-18">
        <strong>{build.name}</strong>
        {build.isChanged && !isOfCart && hasParts && (
          <span className="px-2 py-0.5 rounded-sm bg-warn-wash text-warn text-13 font-semibold">
            {t('build.unsaved')}
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-1 max-[480px]:*:px-2 max-[480px]:*:text-14">
        {customer && !isOfCart && (
          <BuildActions tools={tools} customerId={customer.id} onRename={() => setNaming(true)} />
        )}
        {!customer && !isOfCart && hasParts && (
          <ButtonLink
            variant="secondary"
            icon="user"
            href={withReturnTo('login', location.pathname + location.search)}
          >
            {t('build.logIn')}
          </ButtonLink>
        )}
        {build.key === NEW_BUILD_KEY && hasParts && (
          <ConfirmButton
            label={t('build.empty')}
            itemName={build.name}
            icon="trash"
            question={t('build.emptyQuestion')}
            confirmLabel={t('build.emptyConfirm')}
            onConfirm={() => tools.replaceAll([], t('build.emptied'))}
          />
        )}
      </div>
    </div>
  );
});
