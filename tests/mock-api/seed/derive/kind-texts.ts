import type { Kind } from '../../catalogue/types';

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
  uses: [
    'Una compra práctica para la casa o el negocio, con la garantía del fabricante y factura incluida.',
  ],
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
    bullets: [
      'Ventiladores que se detienen en reposo',
      'Placa trasera rígida',
      'Lista para trazado de rayos y escalado por IA',
      'Software del fabricante para monitoreo y perfiles',
    ],
    inTheBox: '1 tarjeta de video, guía rápida y adaptador de energía (según modelo)',
  },
  cpu: {
    the: 'este procesador',
    uses: [
      'Responde rápido en el trabajo diario y deja margen para jugar, transmitir y editar sin cambiar de equipo en varios años.',
      'Revisa que tu tarjeta madre tenga el socket y el BIOS compatibles antes de instalarlo.',
    ],
    bullets: [
      'Arquitectura de alta eficiencia',
      'Turbo automático por núcleo',
      'Virtualización por hardware',
      'Empaque original sellado',
    ],
    inTheBox: '1 procesador, calcomanía y disipador (según modelo)',
  },
  motherboard: {
    the: 'esta tarjeta madre',
    uses: [
      'Fases de poder con disipadores, ranuras reforzadas y conectividad suficiente para armar un equipo que crezca contigo.',
      'El BIOS gráfico en español facilita activar los perfiles de memoria y ajustar los ventiladores.',
    ],
    bullets: [
      'Ranura PCIe reforzada',
      'Disipadores en fases de poder y M.2',
      'Conectores para ventiladores con control PWM',
      'Audio con capacitores dedicados',
    ],
    inTheBox: '1 tarjeta madre, cables SATA, placa de puertos, tornillos M.2 y guía rápida',
  },
  ram: {
    the: 'esta memoria',
    uses: [
      'Más memoria significa más pestañas, más programas y juegos abiertos sin que el equipo se sienta lento. Instala los módulos en pares para aprovechar el doble canal.',
    ],
    bullets: [
      'Perfiles de velocidad de un clic',
      'Chips seleccionados y probados',
      'Garantía limitada de por vida del fabricante',
    ],
    inTheBox: 'Módulos de memoria indicados y guía de instalación',
  },
  m2: {
    the: 'esta unidad SSD',
    uses: [
      'Arranque en segundos, juegos que cargan al instante y copias de archivos grandes sin esperas. Se instala directo en la ranura M.2, sin cables.',
    ],
    bullets: [
      'Formato M.2 2280',
      'Memoria NAND 3D',
      'Software de clonación y monitoreo',
      'Compatible con PC, laptop y consola (según modelo)',
    ],
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
    uses: [
      'Colores vivos, ángulos amplios y una imagen fluida para jugar, diseñar o trabajar con varias ventanas a la vez sin cansar la vista.',
    ],
    bullets: [
      'Filtro de luz azul',
      'Tecnología sin parpadeo',
      'Compatible con soporte VESA',
      'Marcos delgados en tres lados',
    ],
    inTheBox: '1 monitor, base, cable de video, cable de corriente y guía rápida',
  },
  keyboard: {
    the: 'este teclado',
    uses: [
      'Teclas con respuesta precisa y una construcción que aguanta jornadas completas de trabajo y partidas intensas.',
    ],
    bullets: [
      'Anti-ghosting en teclas clave',
      'Patas de altura ajustable',
      'Teclas de función multimedia',
    ],
    inTheBox: '1 teclado, cable o receptor y guía rápida',
  },
  mouse: {
    the: 'este mouse',
    uses: [
      'Su forma cómoda y su sensor preciso se adaptan al trabajo de oficina y a los juegos de reflejos rápidos.',
    ],
    bullets: [
      'Sensor óptico de alta precisión',
      'Botones laterales programables',
      'Pies de PTFE de bajo roce',
    ],
    inTheBox: '1 mouse, cable o receptor y guía rápida',
  },
  headphones: {
    the: 'estos audífonos',
    uses: [
      'Sonido envolvente y un micrófono claro para videollamadas y partidas en línea, con almohadillas suaves para usarlos durante horas.',
    ],
    bullets: [
      'Almohadillas de espuma viscoelástica',
      'Micrófono con reducción de ruido',
      'Diadema ajustable',
    ],
    inTheBox: '1 par de audífonos, cables y guía rápida',
  },
  phone: {
    the: 'este celular',
    uses: [
      'Pantalla amplia, cámaras para toda ocasión y batería para el día completo. Liberado para cualquier compañía en México.',
    ],
    bullets: [
      'Liberado de fábrica',
      'Doble SIM',
      'Garantía en México',
      'Desbloqueo con huella y rostro',
    ],
    inTheBox: '1 celular, cable USB-C, herramienta para SIM y guía rápida',
  },
  printer: {
    the: 'esta impresora',
    uses: [
      'Imprime tareas, facturas y fotografías con bajo costo por página y se comparte por Wi-Fi con todos los equipos de la casa u oficina.',
    ],
    bullets: [
      'Impresión desde el celular',
      'Bajo costo por página',
      'Tinta o tóner inicial incluido',
    ],
    inTheBox: '1 impresora, consumibles de inicio, cable de corriente y guía rápida',
  },
  router: {
    the: 'este router',
    uses: [
      'Señal estable en toda la casa, control parental y configuración desde una aplicación en unos minutos.',
    ],
    bullets: [
      'Configuración desde el celular',
      'Red para invitados',
      'Control parental',
      'Cifrado WPA3',
    ],
    inTheBox: '1 router, adaptador de corriente, cable de red y guía rápida',
  },
  chair: {
    the: 'esta silla',
    uses: [
      'Soporte lumbar, altura ajustable y materiales resistentes para trabajar o jugar durante horas sin perder la postura.',
    ],
    bullets: [
      'Altura e inclinación ajustables',
      'Pistón de gas clase 4',
      'Ruedas de nylon silenciosas',
      'Armado en 20 minutos',
    ],
    inTheBox: '1 silla desarmada, tornillería, herramienta y manual de armado',
  },
  case: {
    the: 'este gabinete',
    uses: [
      'Buen flujo de aire, espacio para tarjetas de video largas y manejo de cables por detrás para un armado limpio.',
    ],
    bullets: [
      'Filtros de polvo removibles',
      'Panel lateral de cristal templado',
      'Espacio para radiador',
      'Puertos USB frontales',
    ],
    inTheBox: '1 gabinete, ventiladores indicados, tornillería y guía rápida',
  },
  psu: {
    the: 'esta fuente de poder',
    uses: [
      'Energía estable y protecciones completas para cuidar el resto de tus componentes, con un ventilador silencioso en cargas bajas.',
    ],
    bullets: [
      'Protecciones OVP, OPP, SCP y OTP',
      'Capacitores de grado industrial',
      'Ventilador de bajo ruido',
    ],
    inTheBox: '1 fuente de poder, cables, tornillos y guía rápida',
  },
  speaker: {
    the: 'esta bocina',
    uses: [
      'Sonido claro y graves con cuerpo para la sala, el escritorio o la fiesta, con conexión sencilla desde el celular o la computadora.',
    ],
    bullets: ['Graves reforzados', 'Conexión sencilla', 'Controles en la bocina'],
    inTheBox: '1 bocina, cable de carga o corriente y guía rápida',
  },
  soundbar: {
    the: 'esta barra de sonido',
    uses: [
      'Diálogos claros y sonido envolvente para películas, series y partidos, con un solo cable a la pantalla.',
    ],
    bullets: ['Modo de voz clara', 'Conexión HDMI ARC u óptica', 'Se puede montar en pared'],
    inTheBox: '1 barra de sonido, control remoto, cables y guía rápida',
  },
  microphone: {
    the: 'este micrófono',
    uses: [
      'Voz nítida para transmisiones, clases y juntas, con menos ruido de fondo y sin configuraciones complicadas.',
    ],
    bullets: [
      'Captura dirigida de la voz',
      'Base estable',
      'Compatible con los programas de transmisión más usados',
    ],
    inTheBox: '1 micrófono, base o clip, cable y guía rápida',
  },
  webcam: {
    the: 'esta cámara web',
    uses: [
      'Imagen clara para clases, juntas y transmisiones, con montaje sencillo sobre el monitor o la laptop.',
    ],
    bullets: ['Se conecta y funciona', 'Clip ajustable', 'Corrección automática de luz'],
    inTheBox: '1 cámara web, cable y guía rápida',
  },
  console: {
    the: 'esta consola',
    uses: [
      'Diversión para toda la familia con un catálogo enorme de juegos, en línea o en la sala.',
    ],
    bullets: ['Juego en línea', 'Actualizaciones gratuitas del sistema', 'Garantía en México'],
    inTheBox: '1 consola, control, cables y guía rápida',
  },
  controller: {
    the: 'este control',
    uses: [
      'Palancas precisas, gatillos cómodos y conexión estable para partidas largas en consola o PC.',
    ],
    bullets: ['Agarre antiderrapante', 'Vibración', 'Botones de respuesta rápida'],
    inTheBox: '1 control, cable y guía rápida',
  },
  tablet: {
    the: 'esta tablet',
    uses: [
      'Ideal para clases, series y lectura: pantalla amplia, batería para todo el día y poco peso.',
    ],
    bullets: ['Batería para todo el día', 'Control parental', 'Cámara frontal para videollamadas'],
    inTheBox: '1 tablet, cable USB-C, cargador y guía rápida',
  },
  watch: {
    the: 'este reloj',
    uses: [
      'Mide tu actividad, tu sueño y tu ritmo cardiaco y te avisa de llamadas y mensajes sin sacar el celular.',
    ],
    bullets: ['Monitoreo de salud', 'Resistente al agua', 'Más de 100 modos deportivos'],
    inTheBox: '1 reloj, correa, base de carga y guía rápida',
  },
  charger: {
    the: 'este cargador',
    uses: [
      'Carga rápida y segura para celulares, tablets y laptops compatibles, en un tamaño fácil de llevar.',
    ],
    bullets: ['Protección contra sobrecarga', 'Carga rápida', 'Tamaño compacto'],
    inTheBox: '1 cargador y guía rápida',
  },
  powerbank: {
    the: 'esta batería portátil',
    uses: [
      'Energía extra para el viaje, la escuela o un apagón: carga el celular varias veces sin buscar un contacto.',
    ],
    bullets: [
      'Indicador de carga',
      'Protección contra sobrecarga',
      'Permitida en cabina de avión hasta 100 Wh',
    ],
    inTheBox: '1 batería portátil, cable de carga y guía rápida',
  },
  cable: {
    the: 'este cable',
    uses: [
      'Conectores firmes y buen blindaje para una señal estable, con un forro que aguanta el uso diario.',
    ],
    bullets: ['Conectores reforzados', 'Blindaje contra interferencia', 'Garantía en sucursal'],
    inTheBox: '1 cable',
  },
  adapter: {
    the: 'este adaptador',
    uses: ['Conecta tus equipos y accesorios sin importar el puerto, sin instalar programas.'],
    bullets: [
      'Se conecta y funciona',
      'Cuerpo compacto',
      'Compatible con Windows, macOS y Android (según modelo)',
    ],
    inTheBox: '1 adaptador y guía rápida',
  },
  ink: {
    the: 'este consumible',
    uses: [
      'Impresiones nítidas desde la primera hasta la última página, con el rendimiento que indica el fabricante.',
    ],
    bullets: ['Colores vivos', 'Instalación sencilla', 'Secado rápido'],
    inTheBox: '1 consumible en su empaque sellado',
  },
  scanner: {
    the: 'este escáner',
    uses: [
      'Convierte hojas, recibos y fotografías en archivos digitales listos para buscar y compartir.',
    ],
    bullets: ['Digitaliza a PDF con búsqueda', 'Software incluido', 'Bajo consumo de energía'],
    inTheBox: '1 escáner, cable USB, fuente de poder (según modelo) y guía rápida',
  },
  barcode: {
    the: 'este lector',
    uses: [
      'Lecturas al primer intento en mostrador, almacén o caja, y compatible con cualquier punto de venta.',
    ],
    bullets: [
      'Se conecta y funciona',
      'Resistente a caídas',
      'Lee códigos en pantalla (modelos 2D)',
    ],
    inTheBox: '1 lector, cable y guía rápida',
  },
  ticket: {
    the: 'esta impresora',
    uses: [
      'Impresión rápida y silenciosa para el mostrador, compatible con los programas de punto de venta más usados en México.',
    ],
    bullets: [
      'Corte automático (según modelo)',
      'Compatible con cajón de dinero',
      'Controladores para Windows',
    ],
    inTheBox: '1 impresora, fuente de poder, rollo de prueba y guía rápida',
  },
  drawer: {
    the: 'este cajón',
    uses: ['Guarda billetes y monedas con orden y se abre solo al imprimir el ticket.'],
    bullets: ['Apertura automática', 'Cerradura de tres posiciones', 'Lámina de acero'],
    inTheBox: '1 cajón, llaves, cable RJ11 y guía rápida',
  },
  ups: {
    the: 'este equipo',
    uses: [
      'Protege tu computadora, módem y aparatos de los apagones y las variaciones de voltaje que hay en la red eléctrica.',
    ],
    bullets: ['Regulación de voltaje', 'Protección contra picos', 'Alarma sonora'],
    inTheBox: '1 equipo, cable de corriente y póliza de garantía',
  },
  strip: {
    the: 'este multicontacto',
    uses: ['Más contactos con protección para tus equipos, en la casa o en la oficina.'],
    bullets: ['Interruptor con luz', 'Protección contra sobrecarga', 'Clavija polarizada'],
    inTheBox: '1 multicontacto',
  },
  tv: {
    the: 'esta pantalla',
    uses: [
      'Tus plataformas favoritas en una imagen grande y nítida, con sonido claro y menús en español.',
    ],
    bullets: [
      'Aplicaciones de video incluidas',
      'Duplica la pantalla del celular',
      'Modo de juego',
    ],
    inTheBox: '1 pantalla, base, control remoto, pilas y guía rápida',
  },
  bulb: {
    the: 'esta luz inteligente',
    uses: [
      'Cambia el ambiente desde el celular o con la voz, y prográmala para que se encienda cuando no estás.',
    ],
    bullets: [
      'Control desde la aplicación',
      'Horarios y escenas',
      'Compatible con asistentes de voz',
    ],
    inTheBox: '1 producto y guía rápida',
  },
  camera: {
    the: 'esta cámara',
    uses: [
      'Vigila tu casa o negocio de día y de noche y recibe avisos en el celular cuando algo se mueve.',
    ],
    bullets: ['Visión nocturna', 'Detección de movimiento', 'Consulta desde el celular'],
    inTheBox: '1 cámara, tornillería, plantilla y guía rápida',
  },
  recorder: {
    the: 'este grabador',
    uses: [
      'Graba las veinticuatro horas, consulta desde el celular y encuentra cualquier momento en segundos.',
    ],
    bullets: ['Consulta remota', 'Búsqueda por eventos', 'Compresión que ahorra disco'],
    inTheBox: '1 grabador, fuente de poder, mouse y guía rápida',
  },
  desk: {
    the: 'este escritorio',
    uses: [
      'Superficie amplia y estructura firme para trabajar o jugar con espacio para todo tu equipo.',
    ],
    bullets: ['Paso de cables', 'Patas niveladoras', 'Armado sencillo'],
    inTheBox: '1 escritorio desarmado, tornillería, herramienta y manual de armado',
  },
  bag: {
    the: 'este producto',
    uses: [
      'Protege tus equipos del golpe y la lluvia en el camino diario a la escuela o la oficina.',
    ],
    bullets: ['Interior acolchado', 'Cierres reforzados', 'Materiales resistentes'],
    inTheBox: '1 pieza',
  },
  software: {
    the: 'esta licencia',
    uses: ['Recibe tu clave por correo y actívala en minutos, con soporte en español y factura.'],
    bullets: [
      'Entrega digital',
      'Soporte en español',
      'Actualizaciones incluidas durante la vigencia',
    ],
    inTheBox: '1 clave de activación por correo electrónico',
  },
  tool: {
    the: 'este producto',
    uses: ['Lo que necesitas para armar, reparar y mantener tus equipos en buen estado.'],
    bullets: ['Para técnicos y principiantes', 'Materiales duraderos', 'Fácil de guardar'],
    inTheBox: '1 producto y guía de uso (según modelo)',
  },
  projector: {
    the: 'este proyector',
    uses: ['Imagen grande y brillante para clases, juntas y noches de películas en casa.'],
    bullets: ['Corrección trapezoidal', 'Bocina integrada', 'Varios puertos de video'],
    inTheBox: '1 proyector, control remoto, cable de corriente y guía rápida',
  },
  fan: {
    the: 'este ventilador',
    uses: ['Mueve más aire con menos ruido para que tus componentes trabajen a buena temperatura.'],
    bullets: ['Aspas silenciosas', 'Almohadillas contra vibración', 'Tornillos incluidos'],
    inTheBox: 'Ventiladores indicados, tornillos y guía rápida',
  },
  cooler: {
    the: 'este sistema de enfriamiento',
    uses: ['Mantiene el procesador frío y callado incluso en juegos y trabajos pesados.'],
    bullets: [
      'Montaje para Intel y AMD (según modelo)',
      'Ventilador PWM',
      'Pasta térmica incluida',
    ],
    inTheBox: '1 disipador, ventiladores, herrajes, pasta térmica y guía rápida',
  },
  hdd: {
    the: 'este disco duro',
    uses: ['Mucho espacio para tus archivos, respaldos y grabaciones al menor costo por gigabyte.'],
    bullets: [
      'Bajo consumo',
      'Operación silenciosa',
      'Diseñado para uso prolongado (según modelo)',
    ],
    inTheBox: '1 disco duro',
  },
  usbdrive: {
    the: 'esta memoria',
    uses: ['Lleva y comparte tus archivos en cualquier computadora, sin cables ni programas.'],
    bullets: ['Se conecta y funciona', 'Tamaño de bolsillo', 'Garantía de 5 años'],
    inTheBox: '1 memoria',
  },
  desktop: {
    the: 'esta computadora',
    uses: [
      'Lista para trabajar, estudiar o jugar desde el primer día, con espacio para crecer y puertos para todos tus accesorios.',
    ],
    bullets: ['Equipo nuevo y sellado', 'Garantía en México', 'Puertos USB frontales'],
    inTheBox: '1 computadora, cable de corriente y guía rápida',
  },
  bundle: {
    the: 'este paquete',
    uses: [
      'Componentes elegidos y probados entre sí: llegan juntos, con una sola factura y a un precio menor que por separado.',
    ],
    bullets: [
      'Componentes compatibles entre sí',
      'Una sola factura',
      'Asesoría de armado sin costo',
    ],
    inTheBox: 'Los componentes del paquete en sus empaques originales',
  },
};

const SAME: Partial<Record<Kind, Kind>> = {
  ssd: 'm2',
  earbuds: 'headphones',
  allinone: 'desktop',
  minipc: 'desktop',
  combo: 'keyboard',
  mesh: 'router',
  ap: 'router',
  switch: 'router',
  dongle: 'adapter',
  aio: 'cooler',
  externaldrive: 'hdd',
  card: 'usbdrive',
};

export const kindText = (kind: Kind): KindText =>
  TEXTS[kind] ?? TEXTS[SAME[kind] ?? kind] ?? GENERAL;
