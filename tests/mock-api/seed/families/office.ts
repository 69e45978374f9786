import type { Draft } from '../../catalogue/types';
import { lineup } from './lineup';

/** Chairs, desks, bags and sleeves. */
export const office = (): Draft[] => [
  ...lineup(
    {
      kind: 'chair',
      category: 'sillas-gamer',
      noun: 'Silla Gamer',
      group: 'Silla',
      art: (row) => ({ form: 'gamer', rgb: /RGB/.test(row.detail) }),
    },
    `
    Cougar|Armor|Reclinable|One:4999, Elite:3999, Titan:6999||Negro,Naranja,Rosa|Peso máximo=120 kg; Reclinación=180°
    Cougar|Explore S|Reclinable|:4499||Negro,Naranja|Peso máximo=120 kg
    Corsair|TC100|Reclinable Relaxed|Tela:4499, Piel Sintética:4299||Negro,Gris|Peso máximo=120 kg
    Corsair|TC500 Luxe|Reclinable|:8999||Negro,Blanco,Rosa|Peso máximo=120 kg
    Razer|Iskur V2|Reclinable con Soporte Lumbar|:11999, X:7499||Negro,Verde|Peso máximo=136 kg
    Razer|Enki|Reclinable|:6999, X:5999||Negro,Verde,Rosa|Peso máximo=136 kg
    ThunderX3|EC3|Reclinable|:3299, Air:3499||Negro,Rojo,Azul|Peso máximo=150 kg
    ThunderX3|Core|Reclinable|Smart:5999, Modern:6299||Negro,Azul,Rojo,Gris|Soporte lumbar=360°
    DXRacer|Formula|Reclinable|:5499||Negro,Rojo,Azul|Peso máximo=90 kg
    DXRacer|Craft|Reclinable|:7999||Negro,Rosa,Blanco|Peso máximo=115 kg
    MSI|MAG CH1|Reclinable|120:4999, 130 I Tela:5499||Negro|Peso máximo=150 kg
    ASUS|ROG Chariot|Reclinable RGB|:11999, Core:8999||Negro|Peso máximo=120 kg
    Aerocool|Duke|Reclinable AIR|:3999||Negro,Rojo,Azul,Rosa|Peso máximo=150 kg
    Yeyian|Cadira|Reclinable|1150:2999, 2100:3499||Negro,Rojo,Azul,Rosa|Peso máximo=130 kg
    Game Factor|CGC600|Reclinable|:2799, =CGC650:3299, =CGC601:2999||Negro,Rojo,Azul,Rosa,Blanco|Peso máximo=120 kg
    Balam Rush|Thunder|Reclinable|Plus:2699, Pro:3499, RGB:3799||Negro,Rojo,Azul,Rosa|Peso máximo=120 kg
    Ocelot|OGS~|Reclinable|01:2199, 02:2499, 04:2899||Negro,Rojo,Azul,Morado,Rosa|Peso máximo=120 kg
    Vorago|CGC-300|Reclinable|:2399, V2:2599||Negro,Rojo,Azul|Peso máximo=120 kg
    XZEAL|XZ10|Reclinable|:2199, =XZ15:2499||Negro,Rojo,Azul,Rosa|Peso máximo=120 kg
    Eureka Ergonomic|Python II|Reclinable|:5999||Negro,Gris,Rosa|Peso máximo=136 kg
    Naceb|NA-0931|Reclinable|:1899||Negro,Rojo,Azul,Rosa|Peso máximo=110 kg
    `,
  ),
  ...lineup(
    {
      kind: 'chair',
      category: 'sillas-de-oficina',
      noun: 'Silla de Oficina',
      group: 'Silla',
      art: (row) => ({ form: /Ejecutiva/.test(row.detail) ? 'executive' : 'task' }),
    },
    `
    Vorago|CO-100|Secretarial|:1099, =CO-150 Malla:1399, =CO-200 Ergonómica:1999||Negro,Gris,Azul|Peso máximo=110 kg
    Acteck|Ergo|Ergonómica de Malla|Comfort:1799, Infinite:2499, Master:3499||Negro,Gris,Blanco|Peso máximo=120 kg
    Naceb|NA-0920|Ejecutiva|:1699, NA-0928:1999||Negro,Café|Material=Piel sintética
    Xtech|AM160|Ejecutiva de Malla|GEN41:1599, GEN50:2299, GEN73:2999||Negro,Gris|Peso máximo=120 kg
    Offiho|OHE-~|Ejecutiva|605:2499, 685:3499, 98:4499||Negro,Gris|Hecha en=México
    Offiho|OHV-~|Visitante|14:999, 2700:1499||Negro,Azul|Hecha en=México
    Offiho|OHS-~|Operativa|29:1299, 43:1599, 59:1899||Negro,Gris,Rojo|Hecha en=México
    Requiez|RE-~|Ergonómica|1010:3999, 1700:5499, 2250:7499||Negro,Gris|Hecha en=México
    Steren|MUE|Ergonómica de Malla|100:1999, 200:2799||Negro|Peso máximo=120 kg
    Logitech|Embody|Ergonómica Herman Miller|:39999, =Vantum:22999||Negro,Blanco|Garantía del fabricante=12 años
    Manhattan|Lifestyle|Ergonómica de Malla|:2299||Negro,Gris|Peso máximo=120 kg
    Sihoo|M18|Ergonómica de Malla|:3499, =M57:4499, =Doro C300:7499||Negro,Gris,Blanco|Soporte lumbar=Dinámico
    Ghia|GCH|Secretarial|100:899, 200 Malla:1199||Negro,Azul,Rojo|Peso máximo=100 kg
    Brobotix|Confort|Ejecutiva|:1499, Premium:2299||Negro,Café,Blanco|Peso máximo=120 kg
    `,
  ),
  ...lineup(
    {
      kind: 'desk',
      category: 'escritorios',
      noun: 'Escritorio',
      group: 'Escritorio',
      variant: 'Medida',
      art: (row) => ({
        form: /Gamer/.test(row.detail)
          ? 'gamer'
          : /Elevable/.test(row.detail)
            ? 'standing'
            : 'plain',
        rgb: /RGB/.test(row.detail),
      }),
    },
    `
    Cougar|Mars|Gamer|120 cm:4999, 150 cm Pro RGB:8999||Negro,Naranja|Superficie=Fibra de carbono
    Game Factor|DG|Gamer RGB|100 cm:2499, 120 cm:2999, 140 cm:3499||Negro,Rosa,Blanco|Portavaso=Sí
    Balam Rush|Battle|Gamer RGB|110 cm:2299, 140 cm:2999||Negro,Blanco|Portavaso=Sí
    Yeyian|Gorai|Gamer RGB|120 cm:2999, 140 cm:3699||Negro,Blanco|Control=Remoto
    Ocelot|OGD|Gamer|100 cm:1799, 120 cm:2199||Negro,Morado|Portavaso=Sí
    Eureka Ergonomic|GTG|Gamer RGB|117 cm:5999, 152 cm:8499||Negro,Blanco|Superficie=Cristal templado
    Acteck|Desk Up|Elevable Eléctrico|120 cm:5499, 140 cm:6299||Negro,Blanco,Café|Altura=71 a 117 cm
    Vorago|DE-300|Elevable Eléctrico|120 cm:4999, 140 cm:5799||Negro,Blanco|Altura=72 a 118 cm
    Xiaomi|Standing|Elevable Eléctrico|120 cm:4999||Blanco,Negro|Altura=71 a 116 cm
    Manhattan|Converter|Elevable de Sobremesa|80 cm:2999, 95 cm:3499||Negro,Blanco|Altura=15 a 51 cm
    Ergotron|WorkFit|Elevable de Sobremesa|TX:7999, TL:8999||Negro|Capacidad=18 kg
    Naceb|NA-07|para Computadora|90 cm:1099, 120 cm:1499||Café,Negro,Blanco|Material=MDF
    Xtech|AM100|para Computadora|100 cm:1299, 120 cm en L:2499||Negro,Café|Material=MDP
    Steren|ESC|para Computadora|80 cm:999, 120 cm:1699||Café,Negro|Material=MDF
    Brobotix|Home|para Computadora|100 cm:1199, 120 cm:1399, 140 cm en L:2299||Café,Negro,Blanco|Material=MDP
    `,
  ),
  ...lineup(
    {
      kind: 'bag',
      category: 'mochilas-y-fundas',
      noun: 'Mochila',
      group: 'Transporte',
      variant: 'Tamaño',
      art: (row) => ({
        form: /Funda/.test(row.detail)
          ? 'sleeve'
          : /Maletín/.test(row.detail)
            ? 'briefcase'
            : 'backpack',
      }),
      route: (row) => ({ noun: row.detail, detail: '' }),
    },
    `
    Targus|Groove X|Mochila para Laptop|15.6":899, 17.3":1099||Negro,Gris|Capacidad=24 L
    Targus|CitySmart|Mochila para Laptop|14":999, 15.6":1199||Gris,Negro|Capacidad=25 L
    Targus|Classic|Maletín para Laptop|14":449, 15.6":549, 17.3":749||Negro|Material=Poliéster
    Targus|Newport|Funda para Laptop|13.3":399, 14":449, 15.6":499||Negro,Azul|Material=Nylon
    HP|Prelude Pro|Mochila para Laptop|15.6":449||Negro,Gris|Material=Reciclado
    HP|Campus|Mochila para Laptop|15.6":599||Negro,Azul,Rosa,Morado|Capacidad=17 L
    HP|Prelude|Maletín para Laptop|14":329, 15.6":399||Negro|Material=Poliéster
    Dell|EcoLoop Pro|Mochila para Laptop|15.6":899, 17.3":1099||Negro|Material=Reciclado
    Dell|EcoLoop|Maletín para Laptop|15.6":699||Negro|Material=Reciclado
    Lenovo|Casual B210|Mochila para Laptop|15.6":349||Negro,Azul,Gris|Material=Poliéster
    Lenovo|Legion GB400|Mochila Gamer para Laptop|17.3":1199||Negro,Gris|Capacidad=28 L
    ASUS|TUF VP4700|Mochila Gamer para Laptop|17.3":999||Negro,Gris|Material=Impermeable
    ASUS|ROG Ranger BP|Mochila Gamer para Laptop|15.6":1999, 17.3":2299||Negro|Material=Impermeable
    Razer|Scout|Mochila Gamer para Laptop|15.6":1799||Negro|Capacidad=21 L
    Case Logic|Notion|Mochila para Laptop|14":899, 15.6":999, 17.3":1199||Negro,Gris,Azul|Garantía del fabricante=25 años
    Case Logic|Laps|Funda para Laptop|11.6":249, 13.3":279, 14":299, 15.6":329||Negro,Azul,Gris|Material=Neopreno
    Case Logic|Invigo|Maletín para Laptop|14":699, 15.6":799||Negro|Material=Reciclado
    Swissgear|SA|Mochila para Laptop|15.6":1199, 17.3":1699||Negro,Gris,Azul|Capacidad=30 L
    Samsonite|Classic Leather|Maletín para Laptop|15.6":2999||Negro,Café|Material=Piel
    Samsonite|Xenon 4.0|Mochila para Laptop|15.6":1799||Negro|Capacidad=22 L
    Thule|Subterra|Mochila para Laptop|15.6":2999||Negro,Azul|Capacidad=23 L
    Thule|Gauntlet|Funda para MacBook|13":999, 14":1099, 16":1199||Negro,Azul|Material=EVA
    Perfect Choice|Urban|Mochila para Laptop|14":349, 15.6":399, 17.3":549||Negro,Gris,Azul,Rosa|Puerto USB=Sí
    Perfect Choice|Vertigo|Funda para Laptop|13.3":149, 14":169, 15.6":189||Negro,Gris,Azul,Rosa|Material=Neopreno
    Vorago|BG-305|Mochila para Laptop|15.6":299, 17.3":399||Negro,Gris,Azul|Puerto USB=Sí
    Vorago|BG-100|Maletín para Laptop|14":199, 15.6":229||Negro,Azul|Material=Poliéster
    Xtech|Durham|Mochila para Laptop|15.6":449, =Bristol 15.6":499||Negro,Gris|Material=Poliéster
    Klip Xtreme|Berna|Mochila para Laptop|15.6":599, 17.3":749||Negro,Gris,Azul|Capacidad=24 L
    Klip Xtreme|SquarePro|Funda para Laptop|13.3":249, 14":269, 15.6":299||Negro,Gris,Morado|Material=Neopreno
    Game Factor|BPG|Mochila Gamer para Laptop|15.6":599, 17.3":799||Negro,Rosa|Material=Impermeable
    Ocelot|OBP|Mochila Gamer para Laptop|15.6":449||Negro,Morado,Rojo|Material=Poliéster
    Samsung|Clear|Funda para Galaxy|A16:199, A26:199, A36:249, A56:249, S25:349, S25 Ultra:449|||Material=TPU
    Apple|MagSafe|Funda de Silicón para iPhone|iPhone 16:1199, iPhone 17:1199, iPhone 17 Pro:1199||Negro,Azul,Rosa,Verde|Material=Silicón
    Spigen|Ultra Hybrid|Funda para iPhone|iPhone 15:399, iPhone 16:449, iPhone 17:499, iPhone 17 Pro:499||Transparente,Negro|Material=Policarbonato
    Otterbox|Defender|Funda para iPhone|iPhone 16:1299, iPhone 17:1399, iPhone 17 Pro Max:1499||Negro,Azul|Protección=Uso rudo
    `,
  ),
];
