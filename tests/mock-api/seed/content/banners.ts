import { table } from '../../core/table';

export interface BannerRow {
  id: string;
  slot: string;
  title: string;
  text: string;
  action: string;
  link: string;
  /** Kind of article drawn on it, and the palette of its background. */
  art: string;
  palette: string;
  alt: string;
}

const ROWS = table(
  ['slot', 'title', 'text', 'action', 'link', 'art', 'palette'],
  `
  BANNER_CAROUSEL_V2|Arma la PC que siempre quisiste|Componentes con hasta 18 meses sin intereses y armado en sucursal|Arma tu equipo|/arma-tu-equipo|case|rosa
  BANNER_CAROUSEL_V2|La nueva generación de gráficos ya está aquí|Tarjetas RTX y Radeon con entrega al día siguiente|Ver tarjetas de video|/buscar/categoria_tarjetas-de-video|gpu|noche
  BANNER_CAROUSEL_V2|Laptops para estudiar, crear y jugar|Llévate la tuya desde $599 al mes|Regreso a clases|/landing/regreso-a-clases|laptop|cielo
  BANNER_CAROUSEL_V2|Tu negocio, siempre encendido|No breaks, redes y punto de venta con factura inmediata|Equipa tu negocio|/buscar/categoria_punto-de-venta|ups|bosque
  BANNER_CAROUSEL_SECONDARY|Monitores de 144 Hz en adelante|Más cuadros, menos excusas|Arma tu setup|/landing/arma-tu-setup|monitor|uva
  BANNER_CAROUSEL_SECONDARY|Ya empezó El Buen Fin|Descuento de contado y meses sin intereses|Ver la promoción|/landing/buen-fin|tv|arena
  BANNER_CAROUSEL_SECONDARY|Wi-Fi en cada rincón|Routers y sistemas Mesh con Wi-Fi 6|Ver redes|/buscar/categoria_redes|router|mar
  BANNER_BRAND_THIN|Semana ASUS|Tarjetas madre, gráficos y laptops con precio especial|Ver la marca|/buscar/marca_asus|motherboard|noche
  BANNER_BRAND_THIN|Kingston: memoria que acompaña|RAM y SSD con garantía del fabricante|Ver la marca|/buscar/marca_kingston|ram|rosa
  BANNER_BRAND_SQUARE|Logitech|Teclados y mouse para trabajar mejor|Descubrir|/buscar/marca_logitech|mouse|cielo
  BANNER_BRAND_SQUARE|HyperX|Diademas y micrófonos para tu partida|Descubrir|/buscar/marca_hyperx|headphones|rosa
  BANNER_BRAND_SQUARE|TP-Link|La red de tu casa, bien hecha|Descubrir|/buscar/marca_tp-link|router|mar
  BANNER_BRAND_SQUARE|Epson|Tinta para años de impresión|Descubrir|/buscar/marca_epson|printer|bosque
  BANNER_FLASH_OFFER|Ofertas relámpago|Precios especiales que cambian cada seis horas|Ver ofertas|/buscar?ofertas=1|m2|rosa
  BANNER_SUGGEST|¿Poco espacio? Pásate a SSD|Tu computadora de siempre, diez veces más rápida|Ver unidades SSD|/buscar/categoria_ssd|m2|uva
  BANNER_SUGGEST|Imprime sin pensar en la tinta|Multifuncionales con tanque de alto rendimiento|Ver impresoras|/buscar/categoria_impresoras|printer|arena
  BANNER_MENU_CATEGORIES|Kits de actualización|Procesador, tarjeta madre y memoria que sí van juntos|Ver kits|/buscar/categoria_kits-de-actualizacion|cpu|noche
  BANNER_MENU_CATEGORIES_SMALL|Accesorios desde $99|Cables, adaptadores y memorias|Ver accesorios|/buscar/categoria_cables-y-adaptadores|usbdrive|arena
  BANNER_CART|Envío gratis desde $4,999|Agrega lo que te falta y nosotros pagamos el envío|Seguir comprando|/buscar?ofertas=1|box|bosque
  BANNER_HEADER_SEARCH|Meses sin intereses en todo el sitio|Con tarjetas participantes, en compras desde $300|Ver ofertas|/buscar?ofertas=1|phone|uva
  BANNER_FOOTER_SEARCH|¿No encontraste lo que buscabas?|Escríbenos y lo conseguimos para ti|Contáctanos|/soporte/contactanos|headphones|mar
  `,
);

/** Banners in every slot of spec 9. */
export const BANNERS: readonly BannerRow[] = ROWS.map((row, index) => ({
  ...row,
  id: String(index + 1),
  alt: `${row.title}. ${row.text}`,
}));
