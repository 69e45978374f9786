import { table } from '../families/table';
import { tokenize } from './tokens';

/**
 * What shoppers call a kind of product. The first column lists the leaf categories (by slug) that the
 * words on the right mean; the words are tried longest first.
 */
const ROWS = table(
  ['categories', 'phrases'],
  `
  tarjetas-de-video|tarjeta de video, tarjetas de video, tarjeta grafica, tarjetas graficas, placa de video, grafica, graficas, gpu, gpus, vga card
  procesadores|procesador, procesadores, cpu, cpus, micro, microprocesador
  tarjetas-madre|tarjeta madre, tarjetas madre, placa madre, placa base, motherboard, mainboard, mobo, board
  memorias-ram|memoria ram, memorias ram, memoria, memorias, ram, modulo de memoria, sodimm, so-dimm
  discos-duros|disco duro interno, hdd
  discos-duros almacenamiento-externo|disco duro, discos duros, disco rigido
  ssd|ssd, estado solido, disco de estado solido, unidad ssd, disco solido, nvme
  almacenamiento-externo|disco externo, disco duro externo, disco portatil
  memorias-usb|memoria usb, usb drive, pendrive, pen drive, flash drive
  memorias-micro-sd|microsd, micro sd, tarjeta de memoria, memoria micro sd, tarjeta sd
  fuentes-de-poder|fuente de poder, fuente de alimentacion, fuente, fuentes, psu, power supply
  gabinetes|gabinete, gabinetes, case, cases, chasis, torre
  disipadores enfriamiento-liquido|disipador, disipadores, cooler, enfriamiento, cpu cooler
  enfriamiento-liquido|enfriamiento liquido, refrigeracion liquida, watercooling, aio, liquida
  ventiladores|ventilador, ventiladores, fan, fans, abanico
  monitores monitores-gamer|monitor, monitores, pantalla, pantallas, display
  televisores|tv, television, televisor, televisores, tele, smart tv
  teclados|teclado, teclados, keyboard
  mouse|mouse, mouses, raton, ratones, mice
  mouse-pads|mousepad, mouse pad, tapete, alfombrilla
  audifonos diademas-gamer|audifono, audifonos, diadema, diademas, headset, headphones, auriculares, auricular, cascos
  bocinas barras-de-sonido|bocina, bocinas, altavoz, altavoces, parlante, speaker
  microfonos|microfono, microfonos, mic
  webcams|webcam, camara web, camaras web, camara para pc
  laptops laptops-gamer|laptop, laptops, portatil, portatiles, notebook, notebooks, computadora portatil, lap top, lap
  computadoras-de-escritorio pc-gamer todo-en-uno mini-pc|computadora, computadoras, pc, desktop, cpu completo, ordenador, computadora de escritorio
  impresoras|impresora, impresoras, multifuncional, printer
  tinta-y-toner|tinta, toner, cartucho, cartuchos, botella de tinta
  celulares|celular, celulares, smartphone, smartphones, telefono, telefonos, movil
  tablets|tablet, tablets, tableta
  relojes-inteligentes|smartwatch, reloj, reloj inteligente, smart watch
  cargadores|cargador, cargadores, charger
  baterias-portatiles|power bank, powerbank, bateria portatil, pila portatil
  routers sistemas-mesh|router, routers, ruteador, modem, wifi, wi-fi
  switches|switch de red, switch, conmutador
  puntos-de-acceso|access point, punto de acceso, antena wifi
  adaptadores-de-red|adaptador wifi, tarjeta de red, adaptador de red
  cables-de-red|cable de red, patch cord, cable ethernet, cable utp, cable lan
  no-breaks|no break, nobreak, no-break, ups, respaldo de energia, bateria de respaldo
  reguladores|regulador, reguladores, regulador de voltaje
  multicontactos|multicontacto, supresor, supresor de picos, barra multicontacto
  sillas-gamer sillas-de-oficina|silla, sillas, chair
  escritorios|escritorio, escritorios, mesa
  consolas|consola, consolas, videojuegos
  controles|control, controles, gamepad, joystick, mando, volante
  camaras-de-seguridad|camara de seguridad, camara de vigilancia, camara ip, cctv, camara
  lectores-de-codigo|lector de codigo, lector de codigo de barras, scanner de codigo, escaner de codigo
  impresoras-de-tickets|impresora de tickets, miniprinter, mini printer, impresora termica, ticketera
  pasta-termica|pasta termica, thermal paste, pasta
  software-y-herramientas|software, licencia, licencias, programa
  proyectores|proyector, proyectores, canon, videoproyector
  hubs-y-docks|hub, hubs, dock, docking, estacion de acoplamiento
  mochilas-y-fundas|mochila, mochilas, funda, maletin, backpack
  `,
);

export interface Concept {
  categories: readonly string[];
}

const CONCEPTS = new Map<string, Concept>();
for (const row of ROWS) {
  const concept = { categories: row.categories.split(' ') };
  for (const phrase of row.phrases.split(',')) CONCEPTS.set(tokenize(phrase).join(' '), concept);
}

export const LONGEST_PHRASE = Math.max(...[...CONCEPTS.keys()].map((phrase) => phrase.split(' ').length));

/** The kind of product that a phrase (its words joined by a space) names. */
export const conceptOf = (phrase: string): Concept | undefined => CONCEPTS.get(phrase);

/** Single words of the table, so that they can be suggested for a misspelt one. */
export const conceptWords = (): string[] => [...CONCEPTS.keys()].filter((phrase) => !phrase.includes(' '));
