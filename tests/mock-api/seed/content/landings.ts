import type { BannerRow } from './banners';

export interface LandingSectionRow {
  key: string;
  title: string;
  text: string;
  link: string;
  /** Slugs of the categories that it draws from; none means all of them. */
  categories: readonly string[];
  onlyOffers?: boolean;
}

export interface LandingRow {
  slug: string;
  title: string;
  text: string;
  description: string;
  /** HTML, as an editor leaves it. */
  content: string;
  /** Days from today until its last day; negative when it is over, null when it goes on. */
  endsInDays: number | null;
  banner: Pick<BannerRow, 'title' | 'text' | 'art' | 'palette'>;
  sections: readonly LandingSectionRow[];
}

/** Campaigns with a page of their own. */
export const LANDINGS: readonly LandingRow[] = [
  {
    slug: 'buen-fin',
    title: 'El Buen Fin',
    text: 'Descuento por pago de contado y meses sin intereses en cómputo, pantallas y audio.',
    description:
      'El Buen Fin en cómputo y electrónica: laptops, pantallas, audio y accesorios con descuento de contado y meses sin intereses.',
    content: `
      <p>Durante <strong>El Buen Fin</strong> cada producto muestra su precio anterior, el de contado y el total a meses, con IVA incluido.</p>
      <ul>
        <li>Hasta <b>18 meses</b> con tarjetas participantes; revisa en cada producto cuáles son sin intereses.</li>
        <li>Recoge hoy mismo en sucursal lo que esté en existencia.</li>
        <li>Mismas garantías y devoluciones de siempre: <a href="/nosotros/politicas-de-devolucion">consulta las políticas</a>.</li>
      </ul>`,
    endsInDays: 9,
    banner: {
      title: 'El fin de semana más barato del año',
      text: 'Aparta hoy, paga a meses y recoge cerca de ti',
      art: 'tv',
      palette: 'rosa',
    },
    sections: [
      {
        key: 'lo-mas-buscado',
        title: 'Lo más buscado con descuento',
        text: 'Un favorito de cada categoría',
        link: '/buscar?ofertas=1',
        categories: [],
        onlyOffers: true,
      },
      {
        key: 'pantallas',
        title: 'Pantallas y monitores',
        text: 'Para la sala y para el escritorio',
        link: '/buscar/categoria_monitores-y-proyectores',
        categories: ['televisores', 'monitores', 'monitores-gamer', 'proyectores'],
      },
      {
        key: 'audio',
        title: 'Audio',
        text: 'Audífonos, bocinas y barras de sonido',
        link: '/buscar/categoria_audio',
        categories: ['audifonos', 'bocinas', 'barras-de-sonido', 'diademas-gamer'],
      },
    ],
  },
  {
    slug: 'regreso-a-clases',
    title: 'Regreso a clases',
    text: 'Laptops, tablets, impresoras y mochilas para estudiar desde el primer día.',
    description:
      'Laptops, tablets, impresoras y accesorios para el regreso a clases, a meses y con entrega en todo México.',
    content: `
      <p>Elige primero para qué la usarás: con <b>8 GB de memoria</b> basta para tareas y videollamadas; para diseño o programación conviene partir de <b>16 GB</b>.</p>
      <p>¿Compras para una escuela? <a href="/soporte/contactanos">Escríbenos</a> y te ayudamos con la cotización y la factura.</p>`,
    endsInDays: 24,
    banner: {
      title: 'Todo listo antes del primer timbre',
      text: 'Laptops con garantía y servicio en sucursal',
      art: 'laptop',
      palette: 'cielo',
    },
    sections: [
      {
        key: 'laptops',
        title: 'Laptops para estudiar',
        text: 'Las que más eligen quienes estudian',
        link: '/buscar/categoria_laptops',
        categories: ['laptops', 'tablets', 'mini-pc'],
      },
      {
        key: 'imprimir',
        title: 'Para imprimir y guardar',
        text: 'Impresoras y memorias',
        link: '/buscar/categoria_impresion',
        categories: ['impresoras', 'memorias-usb', 'almacenamiento-externo'],
      },
      {
        key: 'mochila',
        title: 'Para la mochila',
        text: 'Mochilas, audífonos y cargadores',
        link: '/buscar/categoria_mochilas-y-fundas',
        categories: ['mochilas-y-fundas', 'audifonos', 'baterias-portatiles', 'mouse'],
      },
    ],
  },
  {
    slug: 'arma-tu-setup',
    title: 'Arma tu setup',
    text: 'De la tarjeta de video a la silla: lo que lleva un escritorio para jugar, crear y transmitir.',
    description:
      'Componentes, monitores, periféricos y sillas para armar tu setup gamer o de creación de contenido.',
    content: `
      <h2>Por dónde empezar</h2>
      <ol>
        <li><b>Tarjeta de video y monitor</b>, juntos: no sirve una sin el otro.</li>
        <li><b>Fuente de poder</b> con margen para crecer.</li>
        <li><b>Silla y escritorio</b>: son los que más usarás.</li>
      </ol>
      <p><a href="/arma-tu-equipo">Arma tu equipo paso a paso</a>: te decimos qué piezas van juntas.</p>`,
    endsInDays: null,
    banner: {
      title: 'Tu escritorio, a tu manera',
      text: 'Componentes, periféricos y muebles que combinan',
      art: 'monitor',
      palette: 'uva',
    },
    sections: [
      {
        key: 'potencia',
        title: 'La potencia',
        text: 'Tarjetas de video, procesadores y memoria',
        link: '/buscar/categoria_componentes',
        categories: ['tarjetas-de-video', 'procesadores', 'memorias-ram', 'ssd'],
      },
      {
        key: 'escritorio',
        title: 'Lo que ves y tocas',
        text: 'Monitores, teclados y mouse',
        link: '/buscar/categoria_perifericos',
        categories: ['monitores-gamer', 'monitores', 'teclados', 'mouse', 'diademas-gamer'],
      },
      {
        key: 'comodidad',
        title: 'Para quedarte horas',
        text: 'Sillas, escritorios y soportes',
        link: '/buscar/categoria_oficina',
        categories: ['sillas-gamer', 'escritorios', 'soportes-para-monitor'],
      },
    ],
  },
  {
    slug: 'venta-de-verano',
    title: 'Venta de verano',
    text: 'Una semana de descuentos en redes, cámaras y hogar inteligente.',
    description: 'Venta de verano en redes, seguridad y hogar inteligente.',
    content: '<p>Gracias a quienes participaron. Las compras conservan su garantía completa.</p>',
    endsInDays: -20,
    banner: {
      title: 'Tu casa, conectada',
      text: 'Redes, cámaras y focos inteligentes',
      art: 'router',
      palette: 'mar',
    },
    sections: [
      {
        key: 'hogar',
        title: 'Casa conectada',
        text: 'Redes, cámaras y hogar inteligente',
        link: '/buscar/categoria_redes',
        categories: ['routers', 'sistemas-mesh', 'camaras-de-seguridad', 'hogar-inteligente'],
      },
    ],
  },
];

/** Far from the ids of the banners in the slots. */
const FIRST_ID = 101;

/** The large picture of each landing. */
export const LANDING_BANNERS: readonly BannerRow[] = LANDINGS.map(({ slug, banner }, index) => ({
  ...banner,
  id: String(FIRST_ID + index),
  slot: 'LANDING',
  action: '',
  link: `/landing/${slug}`,
  alt: `${banner.title}. ${banner.text}`,
}));
