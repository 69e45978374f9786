/** A refusal of the backend; the route turns it into a JSON:API error document. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly source?: { pointer?: string; parameter?: string },
  ) {
    super(detail);
  }
}

export const notFound = (detail: string) => new Problem(404, 'No encontrado', detail);

export const unprocessable = (pointer: string, detail: string) =>
  new Problem(422, 'Datos no válidos', detail, { pointer });

export const badParameter = (parameter: string, detail: string) =>
  new Problem(400, 'Parámetro no válido', detail, { parameter });

export const unauthenticated = () =>
  new Problem(401, 'No autenticado', 'Necesitas iniciar sesión para realizar esta operación.');
