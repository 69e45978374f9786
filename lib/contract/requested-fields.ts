import type { Query } from '@/lib/api/client/url';

/** What a call asked for: the fields of each type, and the relations that it includes. Null: it did not say. */
export interface RequestedFields {
  fieldsOf: (type: string) => ReadonlySet<string> | null;
  /** Whether a relation was included; its path is `sections.products`. */
  includes: (path: string) => boolean;
}

const words = (text: unknown) => new Set(String(text).split(','));

/** @param usual the query of the contract, for a caller that does not know what was sent */
export function readRequestedFields(query: Query, usual: Query = {}): RequestedFields {
  const { include } = Object.keys(query).length > 0 ? query : usual;
  const paths = include === undefined || include === null ? [] : String(include).split(',');
  return {
    fieldsOf: (type) => {
      const fields = query[`fields[${type}]`];
      return fields === undefined || fields === null ? null : words(fields);
    },
    includes: (path) => paths.some((one) => one === path || one.startsWith(`${path}.`)),
  };
}
