import { readJson, removeText, writeText } from '@/lib/browser/storage';

/**
 * sessionStorage key of a customer's form draft. The id keeps it from being shown to another customer. An expired session
 * keeps the drafts, for when the same customer signs in again.
 */
export const customerDraftKey = (customerId: string, form: string): string =>
  `customer-draft:${customerId}:${form}`;

/** The unsent values of a form, stored in this tab until the form is sent. Never use it for passwords. */
export interface Draft<Name extends string> {
  fields: readonly Name[];
  read: () => Partial<Record<Name, string>>;
  write: (values: Readonly<Partial<Record<Name, unknown>>>) => void;
  clear: () => void;
}

export function createDraft<Name extends string>(
  key: string,
  fields: readonly Name[],
): Draft<Name> {
  const only = (values: unknown) => {
    const known = Object.entries(values ?? {}).filter(
      ([name, value]) => fields.includes(name as Name) && typeof value === 'string',
    );
    return Object.fromEntries(known) as Partial<Record<Name, string>>;
  };
  return {
    fields,
    read: () => only(readJson(key, 'sessionStorage')),
    write: (values) => writeText(key, JSON.stringify(only(values)), 'sessionStorage'),
    clear: () => removeText(key, 'sessionStorage'),
  };
}
