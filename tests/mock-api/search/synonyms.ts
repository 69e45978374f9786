import { table } from '../core/table';
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
  monitores monitores-gamer|monitor, monitores, display, pantalla para pc
  monitores monitores-gamer televisores|pantalla, pantallas
  televisores|tv, television, televisor, televisores, tele, teles, smart tv, smart tvs, pantalla smart tv
  teclados|teclado, teclados, keyboard
  mouse|mouse, mouses, raton, ratones, mice
  mouse-pads|mousepad, mouse pad, tapete, alfombrilla
  diademas-gamer|diadema gamer, diademas gamer, audifonos gamer, headset gamer
  audifonos|earbuds, manos libres
  audifonos diademas-gamer|audifono, audifonos, diadema, diademas, headset, headphones, auriculares, auricular, cascos
  barras-de-sonido|barra de sonido, barras de sonido, soundbar, teatro en casa
  bocinas barras-de-sonido|bafle, bafles, parlantes, speakers, bocina, bocinas, altavoz, altavoces, parlante, speaker
  microfonos|microfono, microfonos, mic
  webcams|webcam, camara web, camaras web, camara para pc
  laptops laptops-gamer|laptop, laptops, portatil, portatiles, notebook, notebooks, computadora portatil, lap top, lap
  computadoras-de-escritorio pc-gamer todo-en-uno mini-pc|computadora, computadoras, pc, desktop, cpu completo, ordenador, computadora de escritorio
  impresoras|impresora, impresoras, multifuncional, multifuncionales, impresora multifuncional, printer, plotter
  tinta-y-toner|tinta, toner, cartucho, cartuchos, tintas, toners, consumibles, botella de tinta
  escaneres|escaner, escaneres, scanner, escaner de documentos
  celulares|celular, celulares, cel, smartphone, smartphones, telefono, telefonos, telefono celular, movil
  tablets|tablet, tablets, tableta
  relojes-inteligentes|smartwatch, reloj, reloj inteligente, relojes inteligentes, smart watch, smartwatches, pulsera inteligente, smartband
  cargadores|cargador, cargadores, charger, eliminador, cargador rapido
  baterias-portatiles|power bank, powerbank, bateria portatil, pila portatil
  routers sistemas-mesh|router, routers, ruteador, modem, wifi, wi-fi
  switches|switch de red, switch, conmutador
  puntos-de-acceso|access point, punto de acceso, antena wifi, repetidor, repetidor wifi, extensor wifi, amplificador wifi, ap
  adaptadores-de-red|adaptador wifi, tarjeta de red, adaptador de red
  cables-de-red|cable de red, patch cord, cable ethernet, cable utp, cable lan
  no-breaks|no break, nobreak, no-break, ups, nobreaks, no breaks, respaldo de energia, bateria de respaldo
  reguladores|regulador, reguladores, regulador de voltaje
  multicontactos|multicontacto, multicontactos, regleta, regletas, extension electrica, barra de contactos, supresor, supresor de picos, barra multicontacto
  sillas-gamer|silla gamer, sillas gamer, silla gaming
  sillas-de-oficina|silla de oficina, sillas de oficina, silla ejecutiva, silla ergonomica, silla secretarial
  sillas-gamer sillas-de-oficina|silla, sillas, chair
  escritorios|escritorio, escritorios, mesa
  consolas|consola, consolas, videojuegos, videoconsola, consola de videojuegos
  realidad-virtual|realidad virtual, lentes vr, lentes de realidad virtual, vr
  controles|control, controles, gamepad, gamepads, joystick, mando, mandos, volante, palanca
  camaras-de-seguridad|camara de seguridad, camara de vigilancia, camaras de seguridad, camaras de vigilancia, videovigilancia, camara ip, camara espia, cctv, camara, camaras
  grabadores|grabador
  lectores-de-codigo|lector de codigo, lector de codigo de barras, scanner de codigo, escaner de codigo
  impresoras-de-tickets|impresora de tickets, etiquetadora, miniprinter, mini printer, impresora termica, ticketera
  pasta-termica|pasta termica, thermal paste, pasta
  cajones-de-dinero|cajon de dinero, cajon para dinero, caja registradora
  sistemas-operativos antivirus-y-seguridad oficina-y-productividad|software, licencia, licencias, programa, programas
  sistemas-operativos|sistema operativo
  antivirus-y-seguridad|antivirus
  oficina-y-productividad|paqueteria de oficina
  herramientas|herramienta, herramientas, desarmador, desarmadores, destornillador
  limpieza|limpiador, limpiadores, kit de limpieza
  baterias-de-reemplazo|bateria de laptop, bateria para laptop, pila para laptop, bateria para no break, pilas
  cables-de-video|cable de video
  cables-usb|cable tipo c, cable de carga, cable cargador
  adaptadores|adaptador, adaptadores, convertidor, convertidores
  hogar-inteligente|casa inteligente, domotica
  streaming|reproductor de streaming, tv box, tv stick
  soportes-para-tv|soporte para tv, soporte de tv, soporte para pantalla, base para tv
  soportes-para-monitor|soporte para monitor, brazo para monitor
  kits-de-teclado-y-mouse|kit de teclado y mouse, combo de teclado y mouse, teclado y mouse
  tabletas-graficas|tableta grafica, tableta digitalizadora, tableta de dibujo
  servidores-nas|nas, servidor nas
  mini-pc|mini pc, minipc, mini computadora
  todo-en-uno|all in one, todo en uno
  pc-gamer|pc gamer, computadora gamer
  laptops-gamer|laptop gamer, laptops gamer, laptop gaming
  tarjetas-de-expansion|tarjeta capturadora, capturadora de video
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

export const LONGEST_PHRASE = Math.max(
  ...[...CONCEPTS.keys()].map((phrase) => phrase.split(' ').length),
);

/** The kind of product that a phrase (its words joined by a space) names. */
export const conceptOf = (phrase: string): Concept | undefined => CONCEPTS.get(phrase);

/** Single words of the table, so that they can be suggested for a misspelt one. */
export const conceptWords = (): string[] =>
  [...CONCEPTS.keys()].filter((phrase) => !phrase.includes(' '));

/** Every category that some phrase means. */
export const conceptCategories = (): string[] => [
  ...new Set([...CONCEPTS.values()].flatMap(({ categories }) => categories)),
];
