import { list, table } from '../../core/table';

/** Real zip codes with their municipality (alcaldía) and colonias: a sample, the rest is made up. */
const ROWS = table(
  ['zip', 'municipality', 'city', 'neighborhoods'],
  `
  01000|Álvaro Obregón|Ciudad de México|San Ángel
  01210|Álvaro Obregón|Ciudad de México|Santa Fe
  03020|Benito Juárez|Ciudad de México|Narvarte Poniente
  03100|Benito Juárez|Ciudad de México|Del Valle Centro, Insurgentes San Borja
  03103|Benito Juárez|Ciudad de México|Del Valle Norte
  03810|Benito Juárez|Ciudad de México|Nápoles
  04000|Coyoacán|Ciudad de México|Villa Coyoacán
  04100|Coyoacán|Ciudad de México|Del Carmen
  06000|Cuauhtémoc|Ciudad de México|Centro (Área 1)
  06100|Cuauhtémoc|Ciudad de México|Hipódromo
  06140|Cuauhtémoc|Ciudad de México|Condesa
  06600|Cuauhtémoc|Ciudad de México|Juárez
  06700|Cuauhtémoc|Ciudad de México|Roma Norte
  06760|Cuauhtémoc|Ciudad de México|Roma Sur
  11560|Miguel Hidalgo|Ciudad de México|Polanco V Sección
  22010|Tijuana|Tijuana|Zona Urbana Río Tijuana
  44100|Guadalajara|Guadalajara|Guadalajara Centro
  44160|Guadalajara|Guadalajara|Americana
  50000|Toluca|Toluca de Lerdo|Centro
  64000|Monterrey|Monterrey|Centro
  66220|San Pedro Garza García|San Pedro Garza García|Del Valle
  72000|Puebla|Puebla de Zaragoza|Centro
  76000|Querétaro|Santiago de Querétaro|Centro
  97000|Mérida|Mérida|Centro
  `,
);

export interface RealPlace {
  municipality: string;
  city: string;
  neighborhoods: string[];
}

export const REAL_PLACES: ReadonlyMap<string, RealPlace> = new Map(
  ROWS.map(({ zip, municipality, city, neighborhoods }) => [
    zip,
    { municipality, city, neighborhoods: list(neighborhoods) },
  ]),
);
