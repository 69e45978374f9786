interface ProblemExtra {
  /** What a program tells problems of the same status apart by. */
  code?: string;
  /** Seconds to wait before another try. */
  retryAfter?: number;
}

/** A refusal of the backend; the route turns it into a JSON:API error document. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly source?: { pointer?: string; parameter?: string },
    readonly extra: ProblemExtra = {},
  ) {
    super(detail);
  }
}

export const notFound = (detail: string) => new Problem(404, 'No encontrado', detail);

export const unprocessable = (pointer: string, detail: string) =>
  new Problem(422, 'Datos no válidos', detail, { pointer });

export const badParameter = (parameter: string, detail: string) =>
  new Problem(400, 'Parámetro no válido', detail, { parameter });

/** @returns what was looked for; what is not there is a 404 */
export function found<One>(one: One | null | undefined, detail: string): One {
  if (one === null || one === undefined) throw notFound(detail);
  return one;
}

/** @returns what was asked for; what is missing is a 422 */
export function given<One>(one: One | null | undefined, pointer: string, detail: string): One {
  if (one === null || one === undefined) throw unprocessable(pointer, detail);
  return one;
}

export function demand(isRight: unknown, pointer: string, detail: string): asserts isRight {
  if (!isRight) throw unprocessable(pointer, detail);
}

export function demandParameter(isRight: unknown, name: string, detail: string): asserts isRight {
  if (!isRight) throw badParameter(name, detail);
}

export const conflict = (code: string, detail: string) =>
  new Problem(409, 'No es posible', detail, undefined, { code });

/** Refusals of a token, or of who asks for one: code → title and what is said. */
const UNAUTHORISED = {
  unauthenticated: ['No autenticado', 'Necesitas iniciar sesión para realizar esta operación.'],
  invalid_token: ['No autenticado', 'Tu sesión no es válida. Inicia sesión de nuevo.'],
  token_expired: ['Sesión expirada', 'La sesión ha expirado.'],
  invalid_credentials: [
    'Datos de acceso incorrectos',
    'El correo electrónico o la contraseña son incorrectos.',
  ],
  invalid_client: ['Cliente no válido', 'La tienda no pudo identificarse ante el servidor.'],
} as const;

export function unauthorised(code: keyof typeof UNAUTHORISED) {
  const [title, detail] = UNAUTHORISED[code];
  return new Problem(401, title, detail, undefined, { code });
}

export const forbidden = (code: string, detail: string) =>
  new Problem(403, 'Acceso denegado', detail, undefined, { code });

export const tooMany = (detail: string, retryAfter: number) =>
  new Problem(429, 'Demasiados intentos', detail, undefined, {
    code: 'too_many_attempts',
    retryAfter,
  });
