import type { Draft } from '../../catalogue/types';
import { lineup } from './lineup';

const SHORT = '1 m:0.8, 2 m:1, 3 m:1.25';

/** Video and USB cables, converters, hubs and docks. */
export const cables = (): Draft[] => [
  ...lineup(
    {
      kind: 'cable',
      category: 'cables-de-video',
      noun: 'Cable',
      group: 'Cable',
      option: 'Longitud',
      art: (row) => ({
        form: /HDMI/.test(row.detail) ? 'hdmi' : /DisplayPort/.test(row.detail) ? 'dp' : 'vga',
      }),
    },
    `
    Ugreen|HD104|HDMI a HDMI 4K 60Hz|:139|${SHORT}, 5 m:1.7, 10 m:2.8|Negro|Versión=HDMI 2.0
    Ugreen|HD140|HDMI a HDMI 8K 60Hz|:229|${SHORT}, 5 m:1.8|Negro,Gris|Versión=HDMI 2.1
    Ugreen|DP112|DisplayPort a DisplayPort 8K|:239|${SHORT}|Negro,Gris|Versión=DisplayPort 1.4
    Ugreen|MM142|USB-C a HDMI 4K 60Hz|:349|1.5 m:1, 2 m:1.1, 3 m:1.3|Negro|Compatible=Thunderbolt 3
    Ugreen|DP101|DisplayPort a HDMI 4K|:199|1.5 m:1, 2 m:1.1, 3 m:1.3, 5 m:1.7|Negro|Versión=DisplayPort 1.2
    Vention|AAC|HDMI a HDMI 4K 60Hz|:89|${SHORT}, 5 m:1.6, 8 m:2.2, 10 m:2.6|Negro|Versión=HDMI 2.0
    Vention|AAN|HDMI a HDMI 8K 60Hz|:149|${SHORT}|Negro|Versión=HDMI 2.1
    Vention|HCC|DisplayPort a DisplayPort 8K|:169|${SHORT}, 5 m:1.7|Negro|Versión=DisplayPort 1.4
    Vention|CGU|USB-C a HDMI 4K|:249|1 m:0.9, 1.5 m:1, 2 m:1.1|Negro|Resolución=4K 30 Hz
    Vention|DAE|VGA a VGA|:89|1.5 m:1, 2 m:1.1, 3 m:1.3, 5 m:1.7, 10 m:2.8|Negro|Resolución=1080p
    Manhattan|323|HDMI a HDMI 4K 30Hz|:119|1 m:0.8, 1.8 m:1, 3 m:1.3, 5 m:1.8, 10 m:2.9, 15 m:3.9|Negro|Versión=HDMI 1.4
    Manhattan|355|HDMI a HDMI 8K 60Hz|:199|1 m:0.8, 1.8 m:1, 3 m:1.3|Negro|Versión=HDMI 2.1
    Manhattan|306|DisplayPort a DisplayPort 4K|:189|1 m:0.8, 2 m:1, 3 m:1.3|Negro|Versión=DisplayPort 1.2
    Manhattan|393|Mini DisplayPort a HDMI|:229|1 m:0.9, 1.8 m:1|Negro,Blanco|Resolución=1080p
    Manhattan|371|DVI-D a DVI-D Dual Link|:149|1.8 m:1, 3 m:1.3, 4.5 m:1.7|Negro|Resolución=2560 x 1600
    Steren|206|HDMI a HDMI 4K|:149|0.9 m:0.8, 1.8 m:1, 3.6 m:1.5, 7.2 m:2.4, 15 m:4|Negro|Versión=HDMI 2.0
    Steren|506|VGA a VGA|:129|1.8 m:1, 3.6 m:1.5, 7.2 m:2.4, 15 m:4|Negro|Resolución=1080p
    Startech|HDMM|HDMI a HDMI 4K 60Hz|:249|${SHORT}, 5 m:1.7|Negro|Versión=HDMI 2.0
    Startech|DP14MM|DisplayPort a DisplayPort 8K|:349|${SHORT}|Negro|Versión=DisplayPort 1.4
    Startech|CDP2HD|USB-C a HDMI 4K 60Hz|:549|1 m:0.9, 2 m:1, 3 m:1.2|Negro,Blanco|Resolución=4K 60 Hz
    Belkin|Ultra HD|HDMI a HDMI 8K|:499|1 m:0.9, 2 m:1, 3 m:1.25|Negro|Versión=HDMI 2.1
    Perfect Choice|Link|HDMI a HDMI 4K|:99|1 m:0.8, 2 m:1, 3 m:1.3, 5 m:1.7, 10 m:2.9|Negro|Versión=HDMI 2.0
    Vorago|CAB-109|HDMI a HDMI 4K|:79|1.5 m:0.9, 2 m:1, 5 m:1.9, 10 m:3.2|Negro|Versión=HDMI 1.4
    Vorago|CAB-204|VGA a VGA|:69|2 m:1, 5 m:1.8, 10 m:3|Negro|Resolución=1080p
    Xcase|HDMICAB|HDMI a HDMI 4K|:69|1 m:0.7, 1.5 m:0.9, 3 m:1.4, 5 m:1.9, 10 m:3.2, 20 m:6|Negro|Versión=HDMI 1.4
    Xcase|HDMIFO|HDMI a HDMI 4K Fibra Óptica|:999|10 m:0.9, 20 m:1.2, 30 m:1.6|Negro|Versión=HDMI 2.0
    Club 3D|CAC|DisplayPort a DisplayPort 8K|:399|${SHORT}, 5 m:1.7|Negro|Versión=DisplayPort 2.1
    Ghia|GCB|HDMI a HDMI 4K|:59|1 m:0.8, 1.8 m:1, 3 m:1.4, 5 m:1.9|Negro|Versión=HDMI 1.4
    `,
  ),
  ...lineup(
    {
      kind: 'cable',
      category: 'cables-usb',
      noun: 'Cable',
      group: 'Cable',
      option: 'Longitud',
      art: (row) => ({
        form: /Lightning/.test(row.detail)
          ? 'lightning'
          : /USB-C/.test(row.detail)
            ? 'usbc'
            : 'usba',
      }),
    },
    `
    Ugreen|US300|USB-C a USB-C 100W|:169|1 m:0.85, 1.5 m:0.95, 2 m:1, 3 m:1.3|Negro,Blanco|Carga=100 W
    Ugreen|US288|USB-A a USB-C|:99|0.5 m:0.8, 1 m:0.9, 2 m:1, 3 m:1.4|Negro,Blanco|Carga=3 A
    Ugreen|US304|USB-C a Lightning MFi|:299|1 m:1, 2 m:1.25|Negro,Blanco|Certificación=MFi
    Anker|PowerLine III|USB-C a USB-C 100W|:249|0.9 m:0.9, 1.8 m:1|Negro,Blanco|Carga=100 W
    Anker|322|USB-A a USB-C|:139|0.9 m:0.9, 1.8 m:1|Negro,Blanco|Carga=3 A
    Anker|Zolo|USB-C a USB-C 240W|:199|0.9 m:0.9, 1.8 m:1|Negro,Blanco,Azul,Morado|Carga=240 W
    Belkin|BoostCharge|USB-C a USB-C 60W|:249|1 m:0.9, 2 m:1, 3 m:1.3|Negro,Blanco|Carga=60 W
    Belkin|BoostCharge Pro Flex|USB-C a Lightning|:399|1 m:0.9, 2 m:1, 3 m:1.25|Negro,Blanco,Azul|Certificación=MFi
    Apple|Trenzado|USB-C a USB-C|:449|1 m 60W:1, 2 m 240W:1.5|Blanco|Carga=60 W
    Apple|Cable|USB-C a Lightning|:449|1 m:1, 2 m:1.5|Blanco|Original=Sí
    Apple|Thunderbolt 5|USB-C a USB-C|:1699|1 m:1|Negro|Velocidad=120 Gb/s
    Baseus|Cafule|USB-A a USB-C 3A|:99|0.5 m:0.8, 1 m:0.9, 2 m:1, 3 m:1.3|Negro,Gris,Rojo|Material=Nylon trenzado
    Baseus|Crystal Shine|USB-C a USB-C 100W|:139|1.2 m:0.9, 2 m:1|Negro,Azul,Blanco|Material=Nylon trenzado
    Vention|COK|USB-A a USB-C 3A|:59|0.5 m:0.8, 1 m:0.9, 1.5 m:0.95, 2 m:1, 3 m:1.3|Negro,Blanco,Gris|Carga=3 A
    Vention|TAU|USB-C a USB-C 100W|:99|0.5 m:0.8, 1 m:0.9, 2 m:1|Negro,Blanco|Carga=100 W
    Vention|CBH|USB-A a USB-A Extensión 3.0|:89|0.5 m:0.8, 1 m:0.9, 2 m:1, 3 m:1.4, 5 m:1.9|Negro|Velocidad=5 Gb/s
    Manhattan|353|USB-A a USB-C|:109|0.5 m:0.8, 1 m:0.9, 2 m:1, 3 m:1.3|Negro,Blanco|Velocidad=480 Mb/s
    Manhattan|333|USB-A a USB-B para Impresora|:79|1.8 m:1, 3 m:1.3, 5 m:1.8|Negro|Velocidad=480 Mb/s
    Manhattan|390|USB-A a Micro USB|:59|1 m:0.9, 1.8 m:1|Negro,Blanco|Velocidad=480 Mb/s
    Startech|USB315|USB-C a USB-C 100W|:399|0.5 m:0.8, 1 m:0.9, 2 m:1|Negro,Blanco|Velocidad=10 Gb/s
    Startech|USB2HAB|USB-A a USB-B para Impresora|:149|1.8 m:1, 3 m:1.2, 4.5 m:1.5|Negro|Velocidad=480 Mb/s
    Startech|USBEXT|USB-A a USB-A Extensión|:129|0.9 m:0.9, 1.8 m:1, 3 m:1.3|Negro|Velocidad=480 Mb/s
    Steren|USB-4|USB-A a USB-C|:119|1 m:0.9, 2 m:1|Negro,Blanco,Rojo|Carga=2.4 A
    Steren|USB-48|USB-A a Lightning|:149|1 m:1, 2 m:1.3|Negro,Blanco|Carga=2.4 A
    Steren|USB-20|USB-A a USB-B para Impresora|:99|1.8 m:1, 3.6 m:1.5|Negro|Velocidad=480 Mb/s
    Perfect Choice|Sync|USB-A a USB-C|:69|1 m:0.9, 2 m:1|Negro,Blanco,Azul,Rosa|Carga=2.4 A
    Perfect Choice|Sync Pro|USB-C a Lightning|:129|1 m:0.9, 2 m:1|Negro,Blanco|Carga=20 W
    Vorago|CAB-119|USB-A a Micro USB|:39|1 m:0.9, 2 m:1|Negro,Azul,Blanco,Rosa|Carga=2 A
    Vorago|CAB-124|USB-A a USB-C|:49|1 m:0.9, 2 m:1|Negro,Azul,Blanco,Rosa|Carga=2 A
    Vorago|CAB-209|USB-A a USB-B para Impresora|:45|1.5 m:0.9, 3 m:1.2, 5 m:1.6|Negro|Velocidad=480 Mb/s
    Acteck|CU420|USB-C a USB-C 60W|:69|1 m:0.9, 2 m:1|Negro,Blanco,Azul|Carga=60 W
    Samsung|EP-D|USB-C a USB-C|:199|1 m 25W:1, 1.8 m 45W:1.6|Negro,Blanco|Original=Sí
    Xiaomi|Mi Braided|USB-A a USB-C|:99|1 m:1|Negro,Rojo|Carga=6 A
    Ghia|GAC-19|USB-A a USB-C|:39|1 m:0.9, 2 m:1.1|Negro,Blanco,Azul|Carga=2 A
    `,
  ),
  ...lineup(
    {
      kind: 'adapter',
      category: 'adaptadores',
      noun: 'Adaptador',
      group: 'Adaptador',
      variant: 'Modelo',
    },
    `
    Ugreen|MM|USB-C a HDMI|4K 30Hz:249, 4K 60Hz:349, 8K:549||Gris,Negro|Chip=Activo
    Ugreen|CM|USB-C a VGA|1080p:229||Blanco,Gris|Resolución=1080p
    Ugreen|US|USB-C a USB-A OTG|3.0:89, Paquete de 2:139||Gris,Negro|Velocidad=5 Gb/s
    Ugreen|AV|USB-C a 3.5 mm|con DAC:149, Doble:199||Blanco,Negro|Audio=24 bits
    Ugreen|CR|USB a Serial RS-232|1.5 m:249, 2 m:279||Negro|Chip=PL2303
    Ugreen|Switch HDMI|Selector HDMI|2 a 1:249, 3 a 1:299, 5 a 1:399||Negro|Resolución=4K 60 Hz
    Ugreen|Splitter HDMI|Divisor HDMI|1 a 2:349, 1 a 4:549||Negro|Resolución=4K 60 Hz
    Ugreen|KVM|Switch KVM HDMI|2 Equipos:749, 4 Equipos:1199||Negro|Resolución=4K 60 Hz
    Manhattan|151|HDMI a VGA|:199, con Audio:249||Negro,Blanco|Resolución=1080p
    Manhattan|152|USB-C a HDMI|4K 30Hz:299, 4K 60Hz:399||Negro,Blanco|Resolución=4K
    Manhattan|205|USB a Serial DB9|0.45 m:249, 1.8 m:279||Negro|Chip=Prolific
    Manhattan|207|Divisor HDMI|1 a 2:449, 1 a 4:699, 1 a 8:1299||Negro|Resolución=4K
    Manhattan|1534|Switch KVM|2 Equipos:549, 4 Equipos:999||Negro|Video=HDMI
    Startech|CDP2||USB-C a HDMI 4K:549, USB-C a VGA:499, USB-C a DisplayPort:599, USB-C a DVI:599||Negro,Blanco|Chip=Activo
    Startech|DP2||DisplayPort a HDMI:349, DisplayPort a VGA:399, DisplayPort a DVI:349||Negro|Chip=Activo
    Startech|HD2VGA|HDMI a VGA|E2:499, con Audio:599||Negro|Resolución=1080p
    Startech|ICUSB232|USB a Serial DB9|V2:549, FTDI:749||Negro|Chip=Prolific
    Vention|TDE||USB-C a HDMI:169, USB-C a VGA:169, USB-C a Ethernet:219||Gris,Negro|Chip=Activo
    Vention|ACN|HDMI a VGA|:129, con Audio:159||Negro|Resolución=1080p
    Vention|ADI|Divisor HDMI|1 a 2:249, 1 a 4:399||Negro|Resolución=4K
    Apple|Adaptador||USB-C a AV Digital Multipuerto:1499, USB-C a USB-A:399, USB-C a 3.5 mm:249, USB-C a SD:999||Blanco|Original=Sí
    Apple|Lightning||Lightning a 3.5 mm:249, Lightning a AV Digital:1199, Lightning a USB Cámara:799||Blanco|Original=Sí
    Belkin|Connect||USB-C a HDMI 4K:699, USB-C a Ethernet:749, USB-C a HDMI + Carga:999||Negro|Carga=60 W
    Steren|ADA|HDMI a VGA|:249, con Audio:299||Negro|Resolución=1080p
    Steren|208|Divisor HDMI|1 a 2:499, 1 a 4:799||Negro|Resolución=4K
    Steren|SEL|Selector HDMI|3 a 1:349, 5 a 1:549||Negro|Resolución=4K
    TP-Link|UA520C||USB-C a HDMI 4K:299, USB-C a VGA:279, USB-C a USB-A:99||Blanco|Chip=Activo
    Vorago|ADP-200|HDMI a VGA|:129||Negro,Blanco|Resolución=1080p
    Vorago|ADP-208||USB-C a HDMI:179, USB-C a VGA:179, USB-C a USB-A:59||Blanco|Resolución=4K
    Perfect Choice|Multi||USB-C a HDMI:229, USB-C a VGA:229, USB-C a USB-A 3.0:89||Gris|Resolución=4K
    Xcase|ACC|Conector RJ45 Cat6|10 Piezas:39, 50 Piezas:149, 100 Piezas:249||Transparente|Categoría=6
    Linkedpro|Jack|Keystone RJ45|Cat5e:29, Cat6:49, Cat6A:89||Azul,Blanco,Negro|Categoría=6
    `,
  ),
  ...lineup(
    {
      kind: 'adapter',
      category: 'hubs-y-docks',
      noun: 'Hub',
      group: 'Hub',
      variant: 'Puertos',
      art: (row) => ({ form: /Estación/.test(row.detail) ? 'dock' : 'hub' }),
      route: (row) => (/Estación/.test(row.detail) ? { noun: 'Dock' } : {}),
    },
    `
    Ugreen|Revodok|USB-C Multipuerto|5 en 1:449, 6 en 1:549, 7 en 1:649, 9 en 1:999||Gris|HDMI=4K 60 Hz; Carga=100 W
    Ugreen|Revodok Pro|Estación de Acoplamiento USB-C|10 en 1:1499, 13 en 1:2499||Gris|Monitores=2
    Ugreen|CM219|USB 3.0|4 Puertos:199, 7 Puertos:349||Negro,Blanco|Velocidad=5 Gb/s
    Anker|332|USB-C Multipuerto|5 en 1:549, 7 en 1:799, 8 en 1:1099||Gris,Negro|Carga=85 W
    Anker|565|Estación de Acoplamiento USB-C|11 en 1:2999, 13 en 1:3999||Gris|Monitores=2
    TP-Link|UH~|USB 3.0|400 4 Puertos:229, 700 7 Puertos:549, 720 9 Puertos:749||Negro,Blanco|Velocidad=5 Gb/s
    TP-Link|UH~|USB-C Multipuerto|3020C 3 en 1:399, 5020C 5 en 1:599, 9120C 9 en 1:1299||Gris|Carga=100 W
    Baseus|Metal Gleam|USB-C Multipuerto|4 en 1:349, 6 en 1:499, 8 en 1:749||Gris|HDMI=4K
    Manhattan|162|USB 2.0|4 Puertos:129, 7 Puertos:249, 10 Puertos:399||Negro|Velocidad=480 Mb/s
    Manhattan|164|USB 3.0|4 Puertos:249, 7 Puertos:549||Negro,Blanco|Velocidad=5 Gb/s
    Manhattan|152 USB-C|USB-C Multipuerto|3 en 1:449, 5 en 1:599, 8 en 1:899, 11 en 1:1299||Negro,Plata|HDMI=4K
    Startech|DKT|Estación de Acoplamiento USB-C|7 en 1:1999, 9 en 1:2799, 12 en 1:4499||Negro,Plata|Monitores=2
    Startech|HB30|USB 3.0|4 Puertos:649, 7 Puertos:1099, 10 Puertos:1899||Negro|Velocidad=5 Gb/s
    Dell|DA|USB-C Multipuerto|DA310 7 en 1:1499, DA305 6 en 1:1299||Negro|Carga=90 W
    Dell|WD|Estación de Acoplamiento USB-C|WD19S 130W:4499, WD22TB4 180W:6499, SD25 Thunderbolt:6999||Negro|Monitores=3
    HP|USB-C|Estación de Acoplamiento USB-C|G5 Essential:2999, G5:4299, Thunderbolt G4:6499||Negro|Monitores=3
    Lenovo|ThinkPad|Estación de Acoplamiento USB-C|Universal:4499, Thunderbolt 4:6999||Negro|Monitores=3
    Belkin|Connect|USB-C Multipuerto|4 en 1:999, 6 en 1:1499, 11 en 1:2999||Gris|Carga=100 W
    Orico|PAPW|USB 3.0|4 Puertos:179, 7 Puertos:299, 10 Puertos:649||Negro,Transparente|Velocidad=5 Gb/s
    Vention|TOF|USB-C Multipuerto|3 en 1:329, 5 en 1:429, 8 en 1:649||Gris|Carga=100 W
    Perfect Choice|Nexus|USB|2.0 4 Puertos:99, 3.0 4 Puertos:179||Negro,Blanco,Azul|Puertos=4
    Vorago|HU-100|USB|2.0 4 Puertos:79, 3.0 4 Puertos:149||Negro,Blanco|Puertos=4
    Acteck|Port Dock|USB-C Multipuerto|5 en 1:299, 7 en 1:399, 9 en 1:549||Gris|HDMI=4K
    Steren|USB-HUB|USB|2.0 4 Puertos:149, 3.0 4 Puertos:249||Negro|Puertos=4
    Adata|USB-C Hub|USB-C Multipuerto|4 en 1:399, 5 en 1:499||Gris|HDMI=4K
    `,
  ),
];
