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
import type { Texts } from '@/lib/i18n/types';
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

const tell = (text: string) => notify({ text, duration: TOAST_DURATION.long });

/** Why a build was not saved, also when it was only in part. */
const saveErrorText = (error: Error, t: Texts<'assembly'>): string =>
  error instanceof BuildSaveError
    ? t(error.isGone ? 'save.failed' : 'save.leftBehind')
    : errorText(error);

function useSaveBuild(build: Build, customerId: string) {
  const { t } = useTranslation('assembly');
  const router = useRouter();
  return useMutation({
    mutationFn: (name: string) => saveBuild({ customerId, id: build.id, name }, build.entries),
    onSuccess: (saved) => {
      const { name, slug } = saved.config;
      adoptSavedBuild(build, customerId, saved);
      notify({ text: t('save.done', { name }), duration: TOAST_DURATION.copied });
      router.replace(route('assembly-edit', { id: slug }));
    },
    onError: (error) => {
      if (error instanceof BuildSaveError && build.id !== null) detachSavedBuild(build);
    },
    onSettled: () => invalidateSavedBuilds(customerId),
  });
}

interface BuildActionsProps {
  tools: BuildTools;
  customerId: string;
  onRename: () => void;
}

function BuildActions({ tools, customerId, onRename }: BuildActionsProps) {
  const { t } = useTranslation('assembly');
  const router = useRouter();
  const { build, entries } = tools;
  const { id, key, name, slug } = build;
  const save = useSaveBuild(build, customerId);
  const drop = () => {
    tell(t('build.deleted', { name }));
    router.replace(route('assembly-new'));
    useBuildStore.getState().discard(key);
  };
  const remove = useMutation({
    mutationFn: (savedId: string) => removeSavedBuild({ id: savedId, slug }, customerId),
    onSuccess: drop,
  });
  const duplicate = () => {
    useBuildStore.getState().duplicate(key);
    tell(t('build.duplicated', { name }));
    router.push(route('assembly-new'));
  };
  const hasParts = entries.some(isChosenEntry);
  const failure = save.error ?? remove.error;
  return (
    <>
      {hasParts && (build.isChanged || id === null) && (
        <Button
          icon="mark"
          isBusy={save.isPending}
          onClick={() => (build.isSetName ? save.mutate(name) : onRename())}
        >
          {t(save.isPending ? 'build.saving' : 'build.save')}
        </Button>
      )}
      {(hasParts || id !== null) && (
        <Button variant="quiet" icon="edit" onClick={onRename}>
          {t('build.rename')}
        </Button>
      )}
      {key !== NEW_BUILD_KEY && (
        <>
          <Button variant="quiet" icon="plus" onClick={duplicate}>
            {t('build.duplicate')}
          </Button>
          <ConfirmButton
            label={t('build.delete')}
            itemName={name}
            icon="trash"
            question={t('build.deleteQuestion', { name })}
            confirmLabel={t('build.deleteConfirm')}
            isBusy={remove.isPending}
            onConfirm={() => (id === null ? drop() : remove.mutate(id))}
          />
        </>
      )}
      {failure && (
        <p role="alert" className="note note-danger">
          {saveErrorText(failure, t)}
        </p>
      )}
    </>
  );
}

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
  const isNew = build.id === null;
  const save = useSaveBuild(build, customerId);
  const keep = useMutation({
    mutationFn: async (wanted: string) => {
      if (isNew) await save.mutateAsync(wanted);
      else await renameSavedBuild(build, customerId, wanted);
    },
    onSuccess: onDone,
  });
  useEffect(() => input.current?.select(), []);
  const submit = () => {
    const wanted = normalizeBuildName(name);
    const key = name.trim() === '' ? 'name.required' : 'name.tooLong';
    setProblem(wanted === null ? t(key, { max: MAX_BUILD_NAME_LENGTH }) : null);
    if (wanted === null) input.current?.focus();
    else if (!keep.isPending) keep.mutate(wanted);
  };
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
        problem={problem ?? (keep.error && saveErrorText(keep.error, t))}
      />
      <div className="flex flex-wrap items-center gap-1">
        <Button type="submit" isBusy={keep.isPending}>
          {t(keep.isPending ? 'build.saving' : isNew ? 'build.save' : 'name.submit')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
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
