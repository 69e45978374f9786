/** One call of the backend. The client sends it, the BFF forwards it and the mock API answers it. */
export interface Endpoint<Path extends string = string> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /**
   * Path below `{API_URL}/api`. `{name}` is a parameter, `{name?}` an optional last one and `{name*}`
   * the rest of the path (zero or more segments).
   */
  readonly path: Path;
  readonly query?: readonly string[];
  /**
   * Who may call it. `public`: anybody. `session`: opens or closes a session. `customer`: needs one.
   * `server`: never reachable from a browser.
   */
  readonly access: 'public' | 'session' | 'customer' | 'server';
  /** For a GET that need not say anything: a check, whose status is the answer, or what a page can do without. */
  readonly mayBeEmpty?: true;
  /** For a GET whose 404 says that there is none of what its query names, never that the backend lacks the call. */
  readonly mayFindNothing?: true;
}

type ParamName<Segment extends string> = Segment extends `${string}{${infer Name}*}`
  ? { [K in Name]: readonly string[] }
  : Segment extends `${string}{${infer Name}?}`
    ? { [K in Name]?: string | number }
    : Segment extends `${string}{${infer Name}}`
      ? { [K in Name]: string | number }
      : unknown;

/** The parameters of a path template: `PathParams<'/a/{id}/{qty?}'>` is `{ id: …; qty?: … }`. */
export type PathParams<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamName<Head> & PathParams<Rest>
  : ParamName<Path>;

const callBy =
  (method: Endpoint['method']) =>
  <const Path extends string>(
    path: Path,
    access: Endpoint['access'],
    options?: Pick<Endpoint, 'query' | 'mayBeEmpty' | 'mayFindNothing'>,
  ): Endpoint<Path> => ({ method, path, access, ...options });

export const getCall = callBy('GET');
export const postCall = callBy('POST');
export const patchCall = callBy('PATCH');
export const deleteCall = callBy('DELETE');

/** Whether a success without a document is enough: of a change what was sent is taken. */
export const allowsEmptyAnswer = ({ method, mayBeEmpty }: Endpoint): boolean =>
  method !== 'GET' || mayBeEmpty === true;
