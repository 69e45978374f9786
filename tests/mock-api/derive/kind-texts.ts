import type { Kind } from '../catalogue/types';

export interface KindText {
  /** What it is called in a sentence, with its article. */
  the: string;
  /** Sentences about what it is good for. */
  uses: readonly string[];
  bullets: readonly string[];
  inTheBox: string;
}

const GENERAL: KindText = {
  the: 'este producto',
  uses: ['Una compra práctica para la casa o el negocio, con la garantía del fabricante y factura incluida.'],
  bullets: ['Producto nuevo y sellado', 'Garantía directa en sucursal', 'Se entrega con factura'],
  inTheBox: '1 pieza, guía rápida y póliza de garantía',
};

const TEXTS: Partial<Record<Kind, KindText>> = {
  gpu: {
    the: 'esta tarjeta de video',
    uses: [
      'Mueve los juegos más recientes con cuadros por segundo estables y acelera la edición de video, el modelado 3D y las tareas de inteligencia artificial.',
      'Su sistema de enfriamiento mantiene la temperatura bajo control incluso en sesiones largas, con ventiladores que se detienen cuando no hay carga.',
    ],
    bullets: ['Ventiladores que se detienen en reposo', 'Placa trasera rígida', 'Lista para trazado de rayos y escalado por IA', 'Software del fabricante para monitoreo y perfiles'],
    inTheBox: '1 tarjeta de video, guía rápida y adaptador de energía (según modelo)',
  },
  cpu: {
    the: 'este procesador',
    uses: [
      'Responde rápido en el trabajo diario y deja margen para jugar, transmitir y editar sin cambiar de equipo en varios años.',
      'Revisa que tu tarjeta madre tenga el socket y el BIOS compatibles antes de instalarlo.',
    ],
    bullets: ['Arquitectura de alta eficiencia', 'Turbo automático por núcleo', 'Virtualización por hardware', 'Empaque original sellado'],
    inTheBox: '1 procesador, calcomanía y disipador (según modelo)',
  },
  motherboard: {
    the: 'esta tarjeta madre',
    uses: [
      'Fases de poder con disipadores, ranuras reforzadas y conectividad suficiente para armar un equipo que crezca contigo.',
      'El BIOS gráfico en español facilita activar los perfiles de memoria y ajustar los ventiladores.',
    ],
    bullets: ['Ranura PCIe reforzada', 'Disipadores en fases de poder y M.2', 'Conectores para ventiladores con control PWM', 'Audio con capacitores dedicados'],
    inTheBox: '1 tarjeta madre, cables SATA, placa de puertos, tornillos M.2 y guía rápida',
  },
  ram: {
    the: 'esta memoria',
    uses: ['Más memoria significa más pestañas, más programas y juegos abiertos sin que el equipo se sienta lento. Instala los módulos en pares para aprovechar el doble canal.'],
    bullets: ['Perfiles de velocidad de un clic', 'Chips seleccionados y probados', 'Garantía limitada de por vida del fabricante'],
    inTheBox: 'Módulos de memoria indicados y guía de instalación',
  },
  m2: {
    the: 'esta unidad SSD',
    uses: ['Arranque en segundos, juegos que cargan al instante y copias de archivos grandes sin esperas. Se instala directo en la ranura M.2, sin cables.'],
    bullets: ['Formato M.2 2280', 'Memoria NAND 3D', 'Software de clonación y monitoreo', 'Compatible con PC, laptop y consola (según modelo)'],
    inTheBox: '1 unidad SSD, tornillo M.2 y guía rápida',
  },
  laptop: {
    the: 'esta laptop',
    uses: [
      'Ligera para llevarla a clases o a la oficina y con la potencia necesaria para trabajar, estudiar y entretenerte.',
      'Teclado en español, cámara integrada y puertos suficientes para conectar monitor, memoria y accesorios.',
    ],
    bullets: ['Teclado en español', 'Cámara web con obturador', 'Carga rápida', 'Audio estéreo'],
    inTheBox: '1 laptop, cargador y guía rápida',
  },
  monitor: {
    the: 'este monitor',
    uses: ['Colores vivos, ángulos amplios y una imagen fluida para jugar, diseñar o trabajar con varias ventanas a la vez sin cansar la vista.'],
    bullets: ['Filtro de luz azul', 'Tecnología sin parpadeo', 'Compatible con soporte VESA', 'Marcos delgados en tres lados'],
    inTheBox: '1 monitor, base, cable de video, cable de corriente y guía rápida',
  },
  keyboard: {
    the: 'este teclado',
    uses: ['Teclas con respuesta precisa y una construcción que aguanta jornadas completas de trabajo y partidas intensas.'],
    bullets: ['Anti-ghosting en teclas clave', 'Patas de altura ajustable', 'Teclas de función multimedia'],
    inTheBox: '1 teclado, cable o receptor y guía rápida',
  },
  mouse: {
    the: 'este mouse',
    uses: ['Su forma cómoda y su sensor preciso se adaptan al trabajo de oficina y a los juegos de reflejos rápidos.'],
    bullets: ['Sensor óptico de alta precisión', 'Botones laterales programables', 'Pies de PTFE de bajo roce'],
    inTheBox: '1 mouse, cable o receptor y guía rápida',
  },
  headphones: {
    the: 'estos audífonos',
    uses: ['Sonido envolvente y un micrófono claro para videollamadas y partidas en línea, con almohadillas suaves para usarlos durante horas.'],
    bullets: ['Almohadillas de espuma viscoelástica', 'Micrófono con reducción de ruido', 'Diadema ajustable'],
    inTheBox: '1 par de audífonos, cables y guía rápida',
  },
  phone: {
    the: 'este celular',
    uses: ['Pantalla amplia, cámaras para toda ocasión y batería para el día completo. Liberado para cualquier compañía en México.'],
    bullets: ['Liberado de fábrica', 'Doble SIM', 'Garantía en México', 'Desbloqueo con huella y rostro'],
    inTheBox: '1 celular, cable USB-C, herramienta para SIM y guía rápida',
  },
  printer: {
    the: 'esta impresora',
    uses: ['Imprime tareas, facturas y fotografías con bajo costo por página y se comparte por Wi-Fi con todos los equipos de la casa u oficina.'],
    bullets: ['Impresión desde el celular', 'Bajo costo por página', 'Tinta o tóner inicial incluido'],
    inTheBox: '1 impresora, consumibles de inicio, cable de corriente y guía rápida',
  },
  router: {
    the: 'este router',
    uses: ['Señal estable en toda la casa, control parental y configuración desde una aplicación en unos minutos.'],
    bullets: ['Configuración desde el celular', 'Red para invitados', 'Control parental', 'Cifrado WPA3'],
    inTheBox: '1 router, adaptador de corriente, cable de red y guía rápida',
  },
  chair: {
    the: 'esta silla',
    uses: ['Soporte lumbar, altura ajustable y materiales resistentes para trabajar o jugar durante horas sin perder la postura.'],
    bullets: ['Altura e inclinación ajustables', 'Pistón de gas clase 4', 'Ruedas de nylon silenciosas', 'Armado en 20 minutos'],
    inTheBox: '1 silla desarmada, tornillería, herramienta y manual de armado',
  },
  case: {
    the: 'este gabinete',
    uses: ['Buen flujo de aire, espacio para tarjetas de video largas y manejo de cables por detrás para un armado limpio.'],
    bullets: ['Filtros de polvo removibles', 'Panel lateral de cristal templado', 'Espacio para radiador', 'Puertos USB frontales'],
    inTheBox: '1 gabinete, ventiladores indicados, tornillería y guía rápida',
  },
  psu: {
    the: 'esta fuente de poder',
    uses: ['Energía estable y protecciones completas para cuidar el resto de tus componentes, con un ventilador silencioso en cargas bajas.'],
    bullets: ['Protecciones OVP, OPP, SCP y OTP', 'Capacitores de grado industrial', 'Ventilador de bajo ruido'],
    inTheBox: '1 fuente de poder, cables, tornillos y guía rápida',
  },
  bundle: {
    the: 'este paquete',
    uses: ['Componentes elegidos y probados entre sí: llegan juntos, con una sola factura y a un precio menor que por separado.'],
    bullets: ['Componentes compatibles entre sí', 'Una sola factura', 'Asesoría de armado sin costo'],
    inTheBox: 'Los componentes del paquete en sus empaques originales',
  },
};

const SAME: Partial<Record<Kind, Kind>> = {
  ssd: 'm2', earbuds: 'headphones', desktop: 'bundle', combo: 'keyboard', mesh: 'router', ap: 'router', switch: 'router',
};

export const kindText = (kind: Kind): KindText => TEXTS[kind] ?? TEXTS[SAME[kind] ?? kind] ?? GENERAL;
