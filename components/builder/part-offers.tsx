import { Button } from '@/components/ui/button';
import { getActiveGroups, hasPartInGroup } from '@/lib/domain/build/groups';
import type { BuildGroup } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import type { BuildTools } from './use-build';

/** The name of a step within a sentence: 'Tarjeta de video' is 'tarjeta de video', and 'SSD' stays. */
const toInnerName = ({ name }: BuildGroup) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLocaleLowerCase('es-MX') + name.slice(1) : name;

/** What a complete computer does not have, and can have: each leads to its step. */
export function PartOffers({ tools }: { tools: BuildTools }) {
  const { t } = useTranslation('assembly');
  const { groups, entries, goToStep } = tools;
  const open = getActiveGroups(groups).filter(({ id }) => !hasPartInGroup(entries, id));
  if (open.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 text-18">{t('whole.more')}</h3>
      <ul className="flex flex-wrap gap-2">
        {open.map((group) => (
          <li key={group.id}>
            <Button variant="secondary" icon="plus" onClick={() => goToStep(group)}>
              {t('whole.add', { name: toInnerName(group) })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
