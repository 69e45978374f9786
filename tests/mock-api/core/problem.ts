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

const unauthorised = (code: string, title: string, detail: string) =>
  new Problem(401, title, detail, undefined, { code });

export const unauthenticated = () =>
  unauthorised(
    'unauthenticated',
    'No autenticado',
    'Necesitas iniciar sesión para realizar esta operación.',
  );

export const invalidToken = () =>
  unauthorised(
    'invalid_token',
    'No autenticado',
    'Tu sesión no es válida. Inicia sesión de nuevo.',
  );

export const tokenExpired = () =>
  unauthorised('token_expired', 'Sesión expirada', 'La sesión ha expirado.');

export const invalidCredentials = () =>
  unauthorised(
    'invalid_credentials',
    'Datos de acceso incorrectos',
    'El correo electrónico o la contraseña son incorrectos.',
  );

export const forbidden = (code: string, detail: string) =>
  new Problem(403, 'Acceso denegado', detail, undefined, { code });

export const tooMany = (detail: string, retryAfter: number) =>
  new Problem(429, 'Demasiados intentos', detail, undefined, {
    code: 'too_many_attempts',
    retryAfter,
  });
