import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { partsQuery } from '@/lib/api/assembly';
import { canAddPart } from '@/lib/domain/build/selection';
import type { BuildGroup, BuildPart } from '@/lib/domain/build/types';
import { hasPieces } from '@/lib/domain/product/availability';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { ADD_PART_PARAM } from '@/lib/routing/add-part-href';
import { notify } from '@/stores/interface/toast-store';
import type { BuildTools } from './use-build';

/** The step of a part: the one that the backend names, or that of its role. */
const findGroup = (groups: readonly BuildGroup[], { groupId, facts }: BuildPart) =>
  groups.find(({ id }) => id === groupId) ??
  groups.find(({ role, isAccessory }) => !isAccessory && role !== null && role === facts?.role);

/** Puts the product that the address names into the build, once, and shows its step. */
export function usePartOfAddress(tools: BuildTools): void {
  const { t } = useTranslation('assembly');
  const client = useQueryClient();
  const latest = useRef(tools);
  useEffect(() => {
    latest.current = tools;
  }, [tools]);
  useEffect(() => {
    const url = new URL(location.href);
    const id = url.searchParams.get(ADD_PART_PARAM);
    if (!id) return;
    url.searchParams.delete(ADD_PART_PARAM);
    history.replaceState(null, '', url);
    const put = (part: BuildPart | undefined) => {
      const { groups, entries, add, replace, goToStep } = latest.current;
      const group = part && findGroup(groups, part);
      if (!part || !group || !hasPieces(part.stock)) throw new Error('The product is not a part');
      const isThere = entries.some((entry) => entry.part?.id === id);
      if (!isThere && canAddPart(entries, group.id)) add(group.id, part);
      else if (!isThere) replace(group.id, part);
      goToStep(group);
    };
    client
      .fetchQuery(partsQuery([id]))
      .then((parts) => put(parts.get(id)))
      .catch(() =>
        notify({ type: 'warning', text: t('card.notAdded'), duration: TOAST_DURATION.long }),
      );
  }, [client, t]);
}
