import { table } from '../../core/table';

const ROWS = table(
  ['id', 'name', 'city', 'state', 'address', 'zip', 'phone', 'latitude', 'longitude', 'services'],
  `
  1|Centro Histórico|Ciudad de México|CMX|República de Uruguay 17, Col. Centro|06000|55 5512 4410|19.4316|-99.1376|Recolección el mismo día, Centro de servicio, Armado de PC
  2|Plaza Universidad|Ciudad de México|CMX|Av. Universidad 1000, Col. Santa Cruz Atoyac|03310|55 5604 8820|19.3667|-99.1664|Recolección el mismo día, Asesoría gamer
  3|Satélite|Naucalpan|MEX|Circuito Centro Comercial 2251, Cd. Satélite|53100|55 5393 7715|19.5101|-99.2347|Recolección el mismo día, Estacionamiento
  4|Toluca|Toluca|MEX|Paseo Tollocan 620, Col. Valle Verde|50140|722 217 6340|19.2786|-99.6424|Recolección el mismo día, Centro de servicio
  5|Guadalajara Centro|Guadalajara|JAL|Av. López Cotilla 748, Col. Americana|44160|33 3825 9014|20.6744|-103.3587|Recolección el mismo día, Centro de servicio, Armado de PC
  6|Zapopan|Zapopan|JAL|Av. Patria 1891, Col. Puerta de Hierro|45116|33 3110 2287|20.7113|-103.4117|Recolección el mismo día, Estacionamiento
  7|Monterrey Centro|Monterrey|NLE|Av. Juárez 810 Sur, Col. Centro|64000|81 8342 6651|25.6691|-100.3162|Recolección el mismo día, Centro de servicio, Armado de PC
  8|San Pedro|San Pedro Garza García|NLE|Calzada del Valle 400, Col. Del Valle|66220|81 8335 1190|25.6573|-100.3584|Recolección el mismo día, Atención a empresas
  9|Puebla|Puebla|PUE|Blvd. Hermanos Serdán 270, Col. Aquiles Serdán|72140|222 249 8073|19.0680|-98.2241|Recolección el mismo día, Centro de servicio
  10|Querétaro|Querétaro|QUE|Av. Constituyentes 120 Pte., Col. El Jacal|76180|442 215 3396|20.5793|-100.4052|Recolección el mismo día, Armado de PC
  11|León|León|GUA|Blvd. Adolfo López Mateos 1102, Col. Los Gavilanes|37270|477 718 4528|21.1213|-101.6690|Recolección el mismo día, Centro de servicio
  12|Mérida|Mérida|YUC|Calle 60 No. 299, Col. Alcalá Martín|97050|999 925 6107|20.9925|-89.6172|Recolección el mismo día, Asesoría gamer
  13|Tijuana|Tijuana|BCN|Blvd. Sánchez Taboada 10488, Zona Urbana Río|22010|664 634 2975|32.5251|-117.0185|Recolección el mismo día, Centro de servicio
  14|Chihuahua|Chihuahua|CHH|Av. Universidad 3107, Col. San Felipe|31203|614 413 7862|28.6515|-106.0953|Recolección el mismo día, Estacionamiento
  `,
);

export const STORE_IDS: readonly string[] = ROWS.map((row) => row.id);

export interface StoreRow {
  id: string;
  name: string;
  city: string;
  /** Three-letter code of the state. */
  state: string;
  address: string;
  zipCode: string;
  phone: string;
  latitude: number;
  longitude: number;
  services: string[];
  hours: string[];
}

/** The branches of the shop, in real cities. */
export const STORES: readonly StoreRow[] = ROWS.map((row, index) => ({
  id: row.id,
  name: row.name,
  city: row.city,
  state: row.state,
  address: row.address,
  zipCode: row.zip,
  phone: row.phone,
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
  services: row.services.split(', '),
  hours: [
    `Lunes a viernes de ${9 + (index % 2)}:00 a 20:00`,
    'Sábado de 10:00 a 19:00',
    index % 3 === 0 ? 'Domingo cerrado' : 'Domingo de 11:00 a 17:00',
  ],
}));
