import type { Backend } from '../backend';
import { fieldsParameter } from '../core/query';
import type { Call } from '../core/route';
import { scopeOf } from './catalogue';
import type { Scope } from './resources';

const IMAGE_FIELDS: ReadonlySet<string> = new Set(
  'is_cover filename filename_2 filename_3 filename_4 filename_5'.split(' '),
);

/** A scope in which pictures have sparse fields, too. */
export function personalScope(backend: Backend, call: Call): Scope {
  const scope = scopeOf(backend, call);
  const images = fieldsParameter(call.query, 'product-images', IMAGE_FIELDS);
  return { ...scope, fields: { ...scope.fields, 'product-images': images } };
}
