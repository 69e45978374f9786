import { table } from '../../core/table';

export interface StateRow {
  code: string;
  name: string;
  /** Working days of a parcel from the main warehouse in Mexico City. */
  days: number;
  latitude: number;
  longitude: number;
  municipalities: string[];
}

const ROWS = table(
  ['code', 'name', 'prefixes', 'days', 'center', 'municipalities'],
  `
  CMX|Ciudad de México|01-16|1|19.43 -99.13|Álvaro Obregón, Azcapotzalco, Benito Juárez, Coyoacán, Cuajimalpa de Morelos, Cuauhtémoc, Gustavo A. Madero, Iztacalco, Iztapalapa, La Magdalena Contreras, Miguel Hidalgo, Milpa Alta, Tláhuac, Tlalpan, Venustiano Carranza, Xochimilco
  AGU|Aguascalientes|20|3|21.88 -102.29|Aguascalientes, Jesús María, Calvillo
  BCN|Baja California|21-22|5|32.52 -117.02|Mexicali, Tijuana, Ensenada, Tecate, Playas de Rosarito
  BCS|Baja California Sur|23|6|24.14 -110.31|La Paz, Los Cabos, Comondú
  CAM|Campeche|24|5|19.83 -90.53|Campeche, Carmen, Champotón
  COA|Coahuila|25-27|3|25.42 -101.00|Saltillo, Torreón, Monclova, Piedras Negras
  COL|Colima|28|4|19.24 -103.72|Colima, Manzanillo, Villa de Álvarez
  CHP|Chiapas|29-30|5|16.75 -93.12|Tuxtla Gutiérrez, San Cristóbal de las Casas, Tapachula
  CHH|Chihuahua|31-33|4|28.63 -106.07|Chihuahua, Juárez, Delicias, Cuauhtémoc
  DUR|Durango|34-35|4|24.02 -104.66|Durango, Gómez Palacio, Lerdo
  GUA|Guanajuato|36-38|2|21.12 -101.68|Guanajuato, León, Celaya, Irapuato, Salamanca
  GRO|Guerrero|39-41|3|17.55 -99.50|Chilpancingo de los Bravo, Acapulco de Juárez, Zihuatanejo de Azueta
  HID|Hidalgo|42-43|2|20.12 -98.73|Pachuca de Soto, Tulancingo de Bravo, Tula de Allende
  JAL|Jalisco|44-49|2|20.67 -103.35|Guadalajara, Zapopan, San Pedro Tlaquepaque, Tonalá, Puerto Vallarta, Tlajomulco de Zúñiga
  MEX|Estado de México|50-57|1|19.35 -99.63|Toluca, Metepec, Atlacomulco, Ecatepec de Morelos, Naucalpan de Juárez, Tlalnepantla de Baz, Nezahualcóyotl, Texcoco
  MIC|Michoacán|58-61|3|19.70 -101.19|Morelia, Uruapan, Zamora, Lázaro Cárdenas
  MOR|Morelos|62|2|18.92 -99.23|Cuernavaca, Jiutepec, Cuautla
  NAY|Nayarit|63|4|21.50 -104.89|Tepic, Bahía de Banderas, Xalisco
  NLE|Nuevo León|64-67|2|25.67 -100.31|Monterrey, San Pedro Garza García, San Nicolás de los Garza, Guadalupe, Apodaca
  OAX|Oaxaca|68-71|4|17.06 -96.72|Oaxaca de Juárez, Salina Cruz, San Juan Bautista Tuxtepec
  PUE|Puebla|72-75|2|19.04 -98.20|Puebla, San Andrés Cholula, Tehuacán, Atlixco
  QUE|Querétaro|76|2|20.59 -100.39|Querétaro, Corregidora, El Marqués, San Juan del Río
  ROO|Quintana Roo|77|5|21.16 -86.85|Benito Juárez, Solidaridad, Othón P. Blanco, Tulum
  SLP|San Luis Potosí|78-79|3|22.15 -100.98|San Luis Potosí, Soledad de Graciano Sánchez, Ciudad Valles
  SIN|Sinaloa|80-82|4|24.80 -107.39|Culiacán, Mazatlán, Ahome
  SON|Sonora|83-85|5|29.07 -110.96|Hermosillo, Cajeme, Nogales
  TAB|Tabasco|86|4|17.99 -92.93|Centro, Cárdenas, Comalcalco
  TAM|Tamaulipas|87-89|4|23.74 -99.15|Ciudad Victoria, Matamoros, Reynosa, Tampico
  TLA|Tlaxcala|90|2|19.32 -98.24|Tlaxcala, Apizaco, Huamantla
  VER|Veracruz|91-96|3|19.17 -96.13|Xalapa, Veracruz, Boca del Río, Coatzacoalcos, Orizaba, Poza Rica de Hidalgo
  YUC|Yucatán|97|5|20.97 -89.62|Mérida, Valladolid, Progreso
  ZAC|Zacatecas|98-99|4|22.77 -102.58|Zacatecas, Guadalupe, Fresnillo
  `,
);

const BY_PREFIX = new Map<string, StateRow>();
const BY_CODE = new Map<string, StateRow>();
for (const row of ROWS) {
  const [latitude = 0, longitude = 0] = row.center.split(' ').map(Number);
  const state: StateRow = {
    code: row.code,
    name: row.name,
    days: Number(row.days),
    latitude,
    longitude,
    municipalities: row.municipalities.split(', '),
  };
  BY_CODE.set(state.code, state);
  const [first = '', last = first] = row.prefixes.split('-');
  for (let prefix = Number(first); prefix <= Number(last); prefix++) {
    BY_PREFIX.set(String(prefix).padStart(2, '0'), state);
  }
}

/** The state of a zip code by its first two digits; 00, 17, 18 and 19 belong to none. */
export const stateOfZip = (zipCode: string): StateRow | undefined =>
  BY_PREFIX.get(zipCode.slice(0, 2));

export function stateByCode(code: string): StateRow {
  const state = BY_CODE.get(code);
  if (!state) throw new Error(`Unknown state ${code}`);
  return state;
}
