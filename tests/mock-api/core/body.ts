import { z } from 'zod';
import { Problem, unprocessable } from './problem';

/** A text that must be there. `what` names it with its article: `El nombre`. */
export const required = (what: string, min: number, max: number) =>
  z
    .string({ error: `${what} es obligatorio.` })
    .trim()
    .min(min, `${what} debe tener al menos ${min} caracteres.`)
    .max(max, `${what} no debe pasar de ${max} caracteres.`);

export const optional = (what: string, max: number) =>
  z
    .string(`${what} debe ser un texto.`)
    .trim()
    .max(max, `${what} no debe pasar de ${max} caracteres.`)
    .nullish()
    .transform((value) => value ?? '');

export const phone = z
  .string({ error: 'El teléfono es obligatorio.' })
  .regex(/^\d{10}$/, 'El teléfono debe tener 10 dígitos.');

export const email = z
  .email({ error: 'El correo electrónico no es válido.' })
  .max(120, 'El correo electrónico no debe pasar de 120 caracteres.')
  .transform((value) => value.toLowerCase());

export const flag = z.union([z.boolean(), z.literal([0, 1])], 'Debe ser verdadero o falso.');

export const quantity = z
  .number('La cantidad debe ser un número.')
  .int('La cantidad debe ser un número entero.')
  .min(1, 'La cantidad debe ser mayor a cero.')
  .max(9999, 'La cantidad no debe pasar de 9,999.');

export const linkage = (type: string, what: string) =>
  z.object(
    { data: z.object({ type: z.literal(type), id: z.string().min(1) }, `${what} es obligatorio.`) },
    `${what} es obligatorio.`,
  );

export const zipCode = z
  .string({ error: 'El código postal es obligatorio.' })
  .regex(/^\d{5}$/, 'El código postal debe tener 5 dígitos.');

/** A text without bounds, and what is said when it is not there. */
export const said = (missing: string) => z.string({ error: missing });

/** A JSON:API document with one resource. What it may carry is said by the schemas; nothing else may be there. */
export function resourceSchema<Attributes extends z.ZodType, Relationships extends z.ZodType>(
  type: string,
  attributes: Attributes,
  relationships: Relationships,
) {
  return z.strictObject({
    jsonapi: z.unknown().optional(),
    data: z.strictObject({
      type: z.literal(type, `El tipo debe ser "${type}".`),
      id: z.string().optional(),
      attributes,
      relationships,
    }),
  });
}

/** As `resourceSchema`, of a resource that is linked with nothing. */
export const plainSchema = <Attributes extends z.ZodType>(type: string, attributes: Attributes) =>
  resourceSchema(type, attributes, z.strictObject({}).optional());

function problemsOf(error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue) => {
    const at = issue.path.map((part) => `/${String(part)}`).join('');
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) =>
          unprocessable(`${at}/${key}`, `El campo "${key}" no está permitido.`),
        )
      : [unprocessable(at === '' ? '/' : at, issue.message)];
  });
}

/** The body of a call as its schema reads it; every field that is wrong is named at once. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    throw new Problem(400, 'Documento no válido', 'El cuerpo de la petición no es JSON.');
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new AggregateError(problemsOf(parsed.error));
  return parsed.data;
}

/** A document of changes: attributes that were not sent are not there, whatever their defaults. */
export async function readChanges<
  Schema extends z.ZodType<{ data: { id?: string; attributes: object } }>,
>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const copy = request.clone();
  const parsed = await readBody(request, schema);
  const sent = (await copy.json()) as { data: { attributes: object } };
  for (const name of Object.keys(parsed.data.attributes)) {
    if (!(name in sent.data.attributes)) Reflect.deleteProperty(parsed.data.attributes, name);
  }
  return parsed;
}
