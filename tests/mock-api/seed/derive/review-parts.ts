/** Sentence parts of opinions, as shoppers in Mexico write them. By tone: bad, middling, good. */
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const OPENINGS = [
  lines(`
    La verdad quedé decepcionado.
    Esperaba mucho más por lo que cuesta.
    No lo recomiendo.
    Mala experiencia en general.
    Lo compré con ilusión y no cumplió.
  `),
  lines(`
    Cumple, sin más.
    Está bien para lo que cuesta.
    Ni fu ni fa.
    Regular, tiene sus detalles.
    Le doy tres estrellas porque le faltan cosas.
  `),
  lines(`
    ¡Excelente compra!
    Muy contento con el producto.
    Superó mis expectativas.
    La verdad, muy buen producto.
    Justo lo que buscaba.
    Llevo varias semanas usándolo y todo perfecto.
    Después de comparar muchas opciones me decidí por este y no me arrepiento.
    Segunda vez que lo compro.
    Lo compré en oferta y valió cada peso.
    Buenísima relación calidad-precio.
  `),
];

export const GOOD = lines(`
  La calidad de los materiales se siente desde que lo sacas de la caja.
  Funciona tal como lo describen.
  Fue muy fácil de instalar, conectar y listo.
  No hace nada de ruido y se mantiene fresco.
  Se nota muchísimo la diferencia contra el que tenía antes.
  El acabado es muy bonito y se ve premium en el escritorio.
  Rinde muy bien incluso con varias cosas abiertas.
  Por el precio no hay nada mejor en este momento.
  Trae todo lo necesario en la caja, no tuve que comprar nada más.
  Es original y el número de serie se registra sin problema con el fabricante.
  El empaque venía bien sellado y con doble caja.
  Lo uso diario y no ha dado ni un problema.
  La configuración me tomó menos de diez minutos.
  El tamaño es ideal, no estorba para nada.
  Se reconoció a la primera, sin instalar controladores.
  Me facturaron el mismo día.
  Lo revisé con calma y coincide con las especificaciones publicadas.
  Hasta mi papá, que no le sabe a la tecnología, lo pudo usar.
`);

export const MIDDLING = lines(`
  Funciona, aunque los materiales se sienten un poco sencillos.
  El manual viene solo en inglés y cuesta trabajo entenderle.
  El desempeño es bueno, pero se calienta más de lo que me gustaría.
  Le falta un cable que sí aparece en las fotos.
  El color es un poco distinto al de la imagen.
  Hace algo de ruido cuando se le exige.
  Está bien para uso ligero, no le pidas de más.
  El software del fabricante es tedioso, pero el producto en sí es bueno.
  Tuve que actualizarlo antes de que funcionara bien.
  Por un poco más hay mejores opciones.
`);

export const BAD = lines(`
  Dejó de funcionar a las dos semanas y tuve que pedir garantía.
  Llegó con la caja golpeada y un rayón.
  Se siente muy frágil.
  Se desconecta a cada rato.
  No es compatible con mi equipo aunque la descripción decía que sí.
  Hace mucho ruido desde el primer día.
  La garantía sí respondió, pero tardó casi un mes.
  El rendimiento es muy inferior a lo que anuncian.
`);

export const USES = lines(`
  Lo uso para trabajar desde casa y por las noches para jugar.
  Lo compré para mi hijo que va en la prepa y le quedó perfecto.
  Es para mi negocio, una papelería, y lo traemos prendido todo el día.
  Lo ocupo en la oficina con dos pantallas.
  Armé mi primera PC con él.
  Lo tengo para edición de video y fotografía.
  Lo instalé en el consultorio.
  Mi esposa lo usa para sus clases en línea.
  Juego sobre todo títulos competitivos y de mundo abierto.
  Lo regalé en Navidad y quedaron felices.
`);

export const DELIVERY = [
  lines(`
    El envío tardó más de lo prometido.
    La paquetería lo dejó con el vecino sin avisar.
    Nadie me contestó por chat para dar seguimiento.
  `),
  lines(`
    El envío llegó a tiempo.
    Lo recogí en sucursal y me atendieron bien.
    Tardó unos días más, pero llegó completo.
  `),
  lines(`
    Llegó en dos días a Guadalajara, muy bien empacado.
    Lo recogí en sucursal el mismo día, rapidísimo.
    El envío a Mérida tardó tres días, sin contratiempos.
    Pedí el viernes y el lunes ya lo tenía en Monterrey.
    Muy buena atención en la tienda de Puebla.
    La guía se actualizó todo el tiempo y llegó antes de lo prometido.
    Venía muy bien protegido con plástico burbuja.
  `),
];

export const CLOSINGS = [
  lines(`
    Mejor busquen otra opción.
    Ojalá mejoren el control de calidad.
    Lo terminé devolviendo.
  `),
  lines(`
    Para salir del paso está bien.
    Si lo encuentran en oferta, vale la pena.
    Veremos cuánto dura.
  `),
  lines(`
    Totalmente recomendado.
    Lo volvería a comprar sin pensarlo.
    Cinco estrellas.
    Ya pedí otro para la oficina.
    No se van a arrepentir.
    Recomendado si buscan algo bueno sin gastar de más.
    Gracias al equipo de la tienda por la asesoría.
    ¡Saludos desde Querétaro!
  `),
];

export const SHORT = [
  ['No me gustó', 'Mala calidad', 'No cumple', 'Decepcionante', 'No lo recomiendo'],
  ['Cumple', 'Regular', 'Puede mejorar', 'Bien a secas', 'Aceptable'],
  [
    'Excelente',
    'Muy recomendable',
    'Gran compra',
    'Justo lo que buscaba',
    'Muy buena calidad',
    'Vale la pena',
    'De lo mejor',
  ],
];

export const FIRST_NAMES =
  `Alejandra Alejandro Ana Ángel Arturo Brenda Carlos Carolina César Claudia Cristina Daniel Daniela
  Diego Eduardo Elena Emiliano Erick Fernanda Fernando Francisco Gabriela Gerardo Guadalupe Héctor Hugo Iván Javier Jesús
  Jorge José Juan Karla Laura Leonardo Leticia Luis Manuel Marco María Mariana Mario Miguel Mónica Norma Óscar Pablo
  Patricia Paulina Pedro Raúl Ricardo Roberto Rodrigo Rosa Santiago Sergio Silvia Sofía Valeria Verónica Víctor Ximena Yolanda`.split(
    /\s+/,
  );

export const LAST_NAMES =
  `Aguilar Álvarez Ávila Barrera Bautista Cabrera Calderón Camacho Campos Cárdenas Castillo Castro
  Cervantes Chávez Contreras Cortés Cruz Delgado Díaz Domínguez Espinoza Estrada Flores Fuentes García Garza Gómez González
  Guerrero Gutiérrez Hernández Herrera Ibarra Jiménez Juárez Lara León López Luna Maldonado Márquez Martínez Medina Mejía
  Mendoza Morales Moreno Muñoz Navarro Núñez Ochoa Ortega Ortiz Pacheco Peña Pérez Ramírez Ramos Reyes Ríos Rivera Robles
  Rodríguez Rojas Romero Rosas Ruiz Salazar Sánchez Santos Silva Solís Soto Torres Trejo Valdez Vargas Vázquez Vega Velázquez`.split(
    /\s+/,
  );
