import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Texts of the specification, which stay as they are; see `locales/README.md`. */
const FIXED = [
  'Detalles de mi orden',
  'Por favor, selecciona la tienda deseada.',
  'más de 10.000 artículos para tu negocio y hogar',
  'El número de teléfono debe tener sólo números',
];

/** All texts with the file of each; keys are not texts. */
function readTexts(): [file: string, text: string][] {
  const textsOf = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsOf)
        : [];
  const files = globSync('locales/es-MX/**/*.json');
  return files.flatMap((file) =>
    textsOf(JSON.parse(readFileSync(file, 'utf8'))).map((text): [string, string] => [file, text]),
  );
}

const texts = readTexts();

/** Without the fixed texts, and with `#` for what is filled in. */
const own = texts.map(([file, text]): [string, string] => {
  const rest = FIXED.reduce((left, fixed) => left.replaceAll(fixed, ''), text);
  return [file, rest.replaceAll(/\{\{.*?\}\}/g, '#')];
});

it('reads all texts, and those of the specification are among them', () => {
  expect(texts.length).toBeGreaterThan(1500);
  for (const fixed of FIXED)
    expect(texts.filter(([, text]) => text.includes(fixed))).not.toEqual([]);
});

it.each<[rule: string, others: RegExp, wrong: string]>([
  ['an order is a "pedido"', /\b(mi|tu|la|una|esta|nueva)s? [oó]rden(es)?\b/i, 'Ver mi orden'],
  ['a build is an "ensamble"', /\bequipos? (guardad|compartid)os?\b/i, 'Equipo compartido'],
  [
    'a branch is a "sucursal"',
    /\b(recog\w*|recolecci[oó]n) en tienda\b|(#|ninguna|ver) tiendas?\b|^tiendas?$|\btiendas? (f[ií]sica|(m[aá]s )?cercana|donde|que (elegiste|emite|te quede))/i,
    'Ver # tiendas más',
  ],
  [
    'a review is a "reseña", and its text an "opinión"',
    /\b(evaluaci[oó]n(es)? de|comentarios de) (los )?clientes\b|\bopiniones\b/i,
    'Opiniones',
  ],
  [
    'the insurance is a "seguro de envío"',
    /\bprotecci[oó]n de(l)? (env[ií]o|paquete|pedido)|\bseguro (del|de tu) (paquete|pedido)/i,
    'Protección del envío',
  ],
  ['a carrier is a "paquetería"', /\bmensajer[ií]as?\b|\btransportistas?\b/i, 'la mensajería'],
  [
    'what is struck through is the "precio normal"',
    /\bprecio (anterior|de lista)\b|^contado:$/i,
    'Precio de lista',
  ],
  ['thousands have a comma', /\d\.\d{3}\b|(?<![\d.,#/-])[1-9]\d{3} caracteres/, '2000 caracteres'],
  ['"solo" has no accent', /\bsólo\b/i, 'Sólo hoy'],
  [
    'the shop does not tell shoppers how it is set up',
    /\b(está|tiene)n? configurad[oa]|\bsimulad[oa]s?\b|\bvariables? de entorno\b/i,
    'no está configurado',
  ],
])('%s', (_, others, wrong) => {
  expect(wrong).toMatch(others);
  expect(own.filter(([, text]) => others.test(text))).toEqual([]);
});
