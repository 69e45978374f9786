import type { CategoryRow } from '../../catalogue/types';

/** Root: `slug | name | icon`; its leaves indented below it. */
const TREE = `
componentes | Componentes de PC | cpu
  procesadores | Procesadores | cpu
  tarjetas-de-video | Tarjetas de Video | gpu
  tarjetas-madre | Tarjetas Madre | motherboard
  memorias-ram | Memorias RAM | ram
  fuentes-de-poder | Fuentes de Poder | psu
  gabinetes | Gabinetes | case
  disipadores | Disipadores para CPU | cooler
  enfriamiento-liquido | Enfriamiento Líquido | cooler
  ventiladores | Ventiladores para Gabinete | fan
  pasta-termica | Pasta Térmica | tools
  tarjetas-de-expansion | Tarjetas de Expansión | motherboard
  kits-de-actualizacion | Kits de Actualización | box
almacenamiento | Almacenamiento | storage
  ssd | Unidades SSD | storage
  discos-duros | Discos Duros | storage
  almacenamiento-externo | Almacenamiento Externo | storage
  memorias-usb | Memorias USB | storage
  memorias-micro-sd | Memorias MicroSD y SD | storage
  servidores-nas | Servidores NAS | storage
  accesorios-de-almacenamiento | Gabinetes y Bases para Disco | storage
computadoras | Computadoras | laptop
  laptops | Laptops | laptop
  laptops-gamer | Laptops Gamer | laptop
  computadoras-de-escritorio | Computadoras de Escritorio | desktop
  pc-gamer | PC Gamer | desktop
  todo-en-uno | Todo en Uno | desktop
  mini-pc | Mini PC | desktop
monitores-y-proyectores | Monitores y Proyectores | monitor
  monitores | Monitores | monitor
  monitores-gamer | Monitores Gamer | monitor
  proyectores | Proyectores | monitor
  soportes-para-monitor | Soportes para Monitor | monitor
perifericos | Periféricos | keyboard
  teclados | Teclados | keyboard
  mouse | Mouse | mouse
  kits-de-teclado-y-mouse | Kits de Teclado y Mouse | keyboard
  mouse-pads | Mouse Pads | mouse
  webcams | Cámaras Web | webcam
  tabletas-graficas | Tabletas Gráficas | mouse
audio | Audio | headphones
  audifonos | Audífonos | headphones
  diademas-gamer | Diademas Gamer | headphones
  bocinas | Bocinas | speaker
  barras-de-sonido | Barras de Sonido | speaker
  microfonos | Micrófonos | microphone
gaming | Gaming | game
  consolas | Consolas | game
  controles | Controles y Volantes | game
  accesorios-para-consola | Accesorios para Consola | game
  realidad-virtual | Realidad Virtual | game
celulares-y-tablets | Celulares y Tablets | phone
  celulares | Celulares | phone
  tablets | Tablets | phone
  relojes-inteligentes | Relojes Inteligentes | phone
  cargadores | Cargadores | power
  baterias-portatiles | Baterías Portátiles | power
redes | Redes | network
  routers | Routers | network
  sistemas-mesh | Sistemas Wi-Fi Mesh | network
  switches | Switches | network
  puntos-de-acceso | Puntos de Acceso | network
  adaptadores-de-red | Adaptadores de Red | network
  cables-de-red | Cables de Red | cable
impresion | Impresión y Escaneo | printer
  impresoras | Impresoras | printer
  tinta-y-toner | Tinta y Tóner | printer
  escaneres | Escáneres | printer
punto-de-venta | Punto de Venta | office
  lectores-de-codigo | Lectores de Código de Barras | office
  impresoras-de-tickets | Impresoras de Tickets y Etiquetas | printer
  cajones-de-dinero | Cajones de Dinero | office
energia | Energía | power
  no-breaks | No Breaks (UPS) | power
  reguladores | Reguladores de Voltaje | power
  multicontactos | Multicontactos y Supresores | power
  baterias-de-reemplazo | Baterías de Reemplazo | power
tv-y-hogar | TV y Hogar Inteligente | tv
  televisores | Televisores | tv
  streaming | Reproductores de Streaming | tv
  hogar-inteligente | Hogar Inteligente | home
  soportes-para-tv | Soportes para TV | tv
seguridad | Seguridad | camera
  camaras-de-seguridad | Cámaras de Seguridad | camera
  grabadores | Grabadores DVR y NVR | camera
cables-y-adaptadores | Cables y Adaptadores | cable
  cables-de-video | Cables de Video | cable
  cables-usb | Cables USB y de Carga | cable
  adaptadores | Adaptadores y Convertidores | cable
  hubs-y-docks | Hubs y Estaciones de Acoplamiento | cable
oficina | Oficina y Transporte | office
  sillas-gamer | Sillas Gamer | chair
  sillas-de-oficina | Sillas de Oficina | chair
  escritorios | Escritorios | office
  mochilas-y-fundas | Mochilas y Fundas | office
software-y-herramientas | Software y Herramientas | software
  sistemas-operativos | Sistemas Operativos | software
  antivirus-y-seguridad | Antivirus y Seguridad | software
  oficina-y-productividad | Oficina y Productividad | software
  herramientas | Herramientas | tools
  limpieza | Limpieza y Mantenimiento | tools
`;

/** The whole tree, two levels deep, in the order of the menu. */
export function categoryTree(): CategoryRow[] {
  const rows: CategoryRow[] = [];
  let root: CategoryRow | null = null;
  for (const line of TREE.split('\n').filter((text) => text.trim() !== '')) {
    const [slug = '', name = '', icon = ''] = line.split('|').map((part) => part.trim());
    const isLeaf = line.startsWith(' ');
    const row: CategoryRow = {
      id: String(rows.length + 1),
      slug,
      name,
      icon,
      parent: isLeaf && root ? root.slug : null,
      children: [],
    };
    if (isLeaf) root?.children.push(slug);
    else root = row;
    rows.push(row);
  }
  return rows;
}
