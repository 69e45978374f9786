import { findMissingPicture } from '@/lib/domain/build/missing-picture';
import type { BuildEntry, BuildGroup } from '@/lib/domain/build/types';
import type { Texts } from '@/lib/i18n/types';

/** Says that a computer without a video card has no picture, or that nobody knows. */
export function PictureNote({
  t,
  entries,
  groups,
}: {
  t: Texts<'assembly'>;
  entries: readonly BuildEntry[];
  groups: readonly BuildGroup[];
}) {
  const missing = findMissingPicture(entries, groups);
  if (!missing) return null;
  return (
    <p className="note note-warn">
      {t(`picture.${missing.reason}`, { processor: missing.processor })}
    </p>
  );
}
