/** `{name}` is a parameter, `{name?}` an optional one, `{name*}` any number of segments. A segment may begin with fixed letters: `/page-{name}`. */
export const PATH_PARAMETER = /\/([\w-]*)\{(\w+)([?*]?)\}/g;

export type PathParamName<Template extends string> =
  Template extends `${string}{${infer Name}}${infer Rest}`
    ? (Name extends `${infer Bare}${'?' | '*'}` ? Bare : Name) | PathParamName<Rest>
    : never;

type Segment = string | number;
/** Values by parameter. An optional parameter that is left out takes its slash along. */
export type PathValues = Readonly<Record<string, Segment | readonly Segment[] | undefined>>;

/** @throws TypeError when a required parameter is missing */
export function fillPath(
  template: string,
  values: PathValues,
  encode: (segment: string) => string = encodeURIComponent,
): string {
  return template.replace(PATH_PARAMETER, (_, start: string, name: string, kind: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const segments = value === undefined ? [] : [value].flat();
    if (segments.length === 0 && kind === '') throw new TypeError(`${template} needs ${name}`);
    return segments.map((segment) => `/${start}${encode(String(segment))}`).join('');
  });
}
