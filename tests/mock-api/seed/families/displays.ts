import type { Draft } from '../../catalogue/types';
import { lineup } from './lineup';

const size = (variant: string) => Number.parseFloat(variant) || 24;

/** Monitors, projectors and monitor arms. */
export const displays = (): Draft[] => [
  ...lineup(
    {
      kind: 'monitor',
      category: 'monitores',
      noun: 'Monitor',
      group: 'Pantalla',
      variant: 'Tamaño',
      warrantyDays: 1095,
      art: (row, variant) => ({
        count: size(variant),
        form: /Curvo/.test(row.detail) ? 'curved' : /Ultra/.test(row.detail) ? 'wide' : 'flat',
      }),
    },
    `
    Samsung|S3 S33GC|Full HD IPS 100Hz|22":1899, 24":2099, 27":2599||Negro|Resolución=1920 x 1080; Panel=IPS; Frecuencia=100 Hz; Puertos=HDMI, DisplayPort
    Samsung|Essential S36GD|Curvo Full HD VA 100Hz|24":2199, 27":2699, 32":3499||Negro|Resolución=1920 x 1080; Panel=VA; Frecuencia=100 Hz
    Samsung|ViewFinity S6|QHD IPS 100Hz|24":3899, 27":4699, 32":5499||Negro|Resolución=2560 x 1440; Panel=IPS; Frecuencia=100 Hz
    Samsung|ViewFinity S8|4K UHD IPS USB-C|27":6999, 32":8499||Negro|Resolución=3840 x 2160; Panel=IPS; Puertos=HDMI, DP, USB-C
    Samsung|Smart Monitor M5|Full HD con Apps|27":3499, 32":4299||Negro,Blanco|Resolución=1920 x 1080; Panel=VA
    Samsung|Smart Monitor M8|4K UHD con Cámara|32":8999||Blanco,Azul,Rosa,Verde|Resolución=3840 x 2160; Panel=VA
    LG|MR400|Full HD IPS 100Hz|22":1849, 24":2099, 27":2549||Negro|Resolución=1920 x 1080; Panel=IPS; Frecuencia=100 Hz
    LG|QP550|QHD IPS 100Hz|27":4299||Negro|Resolución=2560 x 1440; Panel=IPS
    LG|UP650|4K UHD IPS|27":5499, 32":6999||Blanco|Resolución=3840 x 2160; Panel=IPS
    LG|UltraWide WP500|Ultra Ancho IPS 75Hz|26":2999, 29":3699, 34":5299||Negro|Resolución=2560 x 1080; Panel=IPS
    LG|UltraFine UQ850|4K UHD IPS Black USB-C|32":12999||Plata|Resolución=3840 x 2160; Panel=IPS Black
    LG|Ergo QHD|QHD IPS con Brazo|27":6299||Negro|Resolución=2560 x 1440; Panel=IPS
    Dell|E Series|Full HD VA|20":1799, 22":1999, 24":2399, 27":2999||Negro|Resolución=1920 x 1080; Panel=VA
    Dell|P Series|Full HD IPS 100Hz|22":3099, 24":3599, 27":4599||Negro|Resolución=1920 x 1080; Panel=IPS
    Dell|UltraSharp|4K UHD IPS Black USB-C|27":10999, 32":15999||Plata|Resolución=3840 x 2160; Panel=IPS Black
    Dell|S Series|QHD IPS 100Hz|24":3999, 27":4799, 32":6499||Blanco|Resolución=2560 x 1440; Panel=IPS
    HP|P G5|Full HD IPS|22":2299, 24":2699, 27":3499||Negro|Resolución=1920 x 1080; Panel=IPS
    HP|M fw|Full HD IPS|24":2799, 27":3299, 32":4499||Plata,Blanco|Resolución=1920 x 1080; Panel=IPS
    HP|E G5|QHD IPS USB-C|24":4999, 27":6299||Plata|Resolución=2560 x 1440; Panel=IPS
    HP|Serie 5|Full HD IPS 100Hz|22":2099, 24":2399, 27":2899, 32":3999||Negro,Blanco|Resolución=1920 x 1080; Panel=IPS
    AOC|B2H|Full HD VA 75Hz|22":1599, 24":1799, 27":2299||Negro|Resolución=1920 x 1080; Panel=VA
    AOC|B3HF|Full HD VA 100Hz|22":1699, 24":1899, 27":2399, 32":3199||Negro|Resolución=1920 x 1080; Panel=VA
    AOC|U2790|4K UHD IPS|27":4999||Negro|Resolución=3840 x 2160; Panel=IPS
    ViewSonic|VA-H|Full HD IPS 100Hz|22":1749, 24":1999, 27":2499, 32":3499||Negro|Resolución=1920 x 1080; Panel=IPS
    ViewSonic|VP ColorPro|QHD IPS Calibrado|24":5499, 27":6999, 32":9999||Negro|Resolución=2560 x 1440; Panel=IPS
    ViewSonic|TD Touch|Full HD Táctil|22":4999, 24":5999||Negro|Resolución=1920 x 1080; Panel=IPS
    BenQ|GW|Full HD IPS Eye-Care|22":2199, 24":2599, 27":3299||Negro|Resolución=1920 x 1080; Panel=IPS
    BenQ|PD DesignVue|4K UHD IPS|27":10499, 32":14999||Gris|Resolución=3840 x 2160; Panel=IPS
    ASUS|Eye Care VA|Full HD IPS 100Hz|22":1849, 24":2149, 27":2649||Negro|Resolución=1920 x 1080; Panel=IPS
    ASUS|ProArt PA|QHD IPS Calibrado|24":4999, 27":6299, 32":8999||Negro|Resolución=2560 x 1440; Panel=IPS
    ASUS|ZenScreen MB|Portátil Full HD USB-C|15.6":3499, 17.3":5999||Negro|Resolución=1920 x 1080; Panel=IPS
    Lenovo|ThinkVision E|Full HD IPS|22":2299, 24":2699, 27":3399||Negro|Resolución=1920 x 1080; Panel=IPS
    Lenovo|L Series|Full HD IPS 100Hz|24":2199, 27":2699||Negro,Gris|Resolución=1920 x 1080; Panel=IPS
    Philips|V Line|Full HD IPS 100Hz|22":1699, 24":1949, 27":2449||Negro|Resolución=1920 x 1080; Panel=IPS
    Philips|E Line Curvo|Curvo Full HD VA|24":2149, 27":2649, 32":3399||Negro|Resolución=1920 x 1080; Panel=VA
    Acer|V7|Full HD VA 100Hz|22":1599, 24":1849, 27":2349||Negro|Resolución=1920 x 1080; Panel=VA
    Xiaomi|A Series|Full HD IPS 100Hz|22":1549, 24":1749, 27":2199||Negro|Resolución=1920 x 1080; Panel=IPS
    Hisense|N3G Pro|Full HD VA 100Hz|24":1699, 27":2199||Negro|Resolución=1920 x 1080; Panel=VA
    `,
  ),
  ...lineup(
    {
      kind: 'monitor',
      category: 'monitores-gamer',
      noun: 'Monitor Gamer',
      group: 'Pantalla',
      variant: 'Tamaño',
      option: 'Frecuencia',
      warrantyDays: 1095,
      art: (row, variant) => ({
        count: size(variant),
        rgb: true,
        form: /Ultra/.test(row.detail) ? 'wide' : /Curvo/.test(row.detail) ? 'curved' : 'gamer',
      }),
    },
    `
    Samsung|Odyssey G3|Full HD VA FreeSync|24":2799, 27":3299|144Hz:1, 180Hz:1.06|Negro|Resolución=1920 x 1080; Panel=VA; Respuesta=1 ms
    Samsung|Odyssey G5|Curvo QHD VA|27":4499, 32":5299|144Hz:0.95, 165Hz:1|Negro|Resolución=2560 x 1440; Panel=VA; Respuesta=1 ms
    Samsung|Odyssey G6 OLED|QHD OLED|27":15999|360Hz:1|Plata|Resolución=2560 x 1440; Panel=OLED; Respuesta=0.03 ms
    Samsung|Odyssey G7|4K UHD IPS|28":9999, 32":12499|144Hz:1, 165Hz:1.06|Negro|Resolución=3840 x 2160; Panel=IPS
    Samsung|Odyssey G9|Curvo Ultra Ancho DQHD|49":22999|144Hz:0.9, 240Hz:1|Blanco|Resolución=5120 x 1440; Panel=VA
    Samsung|Odyssey Neo G8|Curvo 4K Mini LED|32":21999|240Hz:1|Blanco|Resolución=3840 x 2160; Panel=Mini LED
    LG|UltraGear GS60F|Full HD IPS|24":2799, 27":3399|180Hz:1|Negro|Resolución=1920 x 1080; Panel=IPS; Respuesta=1 ms
    LG|UltraGear GR75Q|QHD IPS|27":4799, 32":5799|165Hz:1, 180Hz:1.05|Negro|Resolución=2560 x 1440; Panel=IPS
    LG|UltraGear GP850|QHD Nano IPS|27":6999, 32":8499|165Hz:1, 200Hz:1.15|Negro|Resolución=2560 x 1440; Panel=Nano IPS
    LG|UltraGear OLED|QHD OLED|27":15499, 32":21999, 39":24999|240Hz:1|Negro|Panel=OLED; Respuesta=0.03 ms
    LG|UltraGear WP60C|Curvo Ultra Ancho QHD VA|34":6999|160Hz:1|Negro|Resolución=3440 x 1440; Panel=VA
    ASUS|TUF Gaming VG|Full HD IPS|24":2899, 27":3499|144Hz:0.95, 165Hz:1, 180Hz:1.05|Negro|Resolución=1920 x 1080; Panel=IPS; Respuesta=1 ms
    ASUS|TUF Gaming VGQ|QHD IPS|27":5499, 32":6499|165Hz:0.95, 180Hz:1, 260Hz:1.3|Negro|Resolución=2560 x 1440; Panel=IPS
    ASUS|TUF Gaming VG34V|Curvo Ultra Ancho QHD VA|34":8499|165Hz:1, 180Hz:1.06|Negro|Resolución=3440 x 1440; Panel=VA
    ASUS|ROG Strix XG|QHD IPS|27":8999, 32":11499|240Hz:1, 270Hz:1.05|Negro,Blanco|Resolución=2560 x 1440; Panel=Fast IPS
    ASUS|ROG Swift OLED|QHD QD-OLED|27":18999, 32":26999|240Hz:1, 360Hz:1.1|Negro|Panel=QD-OLED; Respuesta=0.03 ms
    MSI|G2412F|Full HD IPS|24":2599|180Hz:1|Negro|Resolución=1920 x 1080; Panel=IPS
    MSI|MAG 25F|Full HD IPS|25":3299|180Hz:0.9, 240Hz:1|Negro|Resolución=1920 x 1080; Panel=Rapid IPS
    MSI|MAG QF|QHD IPS|27":4699, 32":5699|180Hz:1|Negro,Blanco|Resolución=2560 x 1440; Panel=Rapid IPS
    MSI|MAG CQ6F|Curvo QHD VA|27":4299, 32":4999|180Hz:1|Negro|Resolución=2560 x 1440; Panel=VA
    MSI|MPG QD-OLED|QHD QD-OLED|27":15999, 32":21499|240Hz:0.95, 360Hz:1|Negro|Panel=QD-OLED
    MSI|Optix MAG34C|Curvo Ultra Ancho QHD VA|34":7299|100Hz:0.85, 180Hz:1|Negro|Resolución=3440 x 1440
    Gigabyte|G24F|Full HD IPS|24":2799|165Hz:1, 180Hz:1.04|Negro|Resolución=1920 x 1080; Panel=IPS
    Gigabyte|GS27|Full HD IPS|27":3099|180Hz:1|Negro|Resolución=1920 x 1080; Panel=IPS
    Gigabyte|M27Q|QHD IPS KVM|27":5499|170Hz:1, 180Hz:1.03|Negro,Blanco|Resolución=2560 x 1440; Panel=IPS
    Gigabyte|M32U|4K UHD IPS KVM|32":11999|160Hz:1|Negro|Resolución=3840 x 2160; Panel=IPS
    Gigabyte|Aorus FO27Q|QHD QD-OLED|27":14999|240Hz:0.95, 360Hz:1|Negro|Panel=QD-OLED
    AOC|G4|Full HD VA|24":2399, 27":2899|165Hz:0.96, 180Hz:1|Negro|Resolución=1920 x 1080; Panel=VA
    AOC|Q27G4|QHD IPS|27":4299|180Hz:1|Negro|Resolución=2560 x 1440; Panel=Fast IPS
    AOC|Agon Pro|Full HD IPS|25":6999|360Hz:1|Negro|Resolución=1920 x 1080; Panel=IPS
    AOC|CU34G|Curvo Ultra Ancho QHD VA|34":6799|144Hz:0.92, 180Hz:1|Negro|Resolución=3440 x 1440
    Acer|Nitro VG|Full HD IPS|24":2599, 27":3199|180Hz:1|Negro|Resolución=1920 x 1080; Panel=IPS
    Acer|Nitro XV|QHD IPS|27":4799, 32":5799|180Hz:1, 240Hz:1.25|Negro|Resolución=2560 x 1440; Panel=IPS
    Acer|Nitro ED|Curvo Full HD VA|24":2499, 27":2999, 32":3899|165Hz:0.96, 180Hz:1|Negro|Resolución=1920 x 1080; Panel=VA
    Acer|Predator XB|QHD IPS|27":8499|240Hz:1, 280Hz:1.12|Negro|Resolución=2560 x 1440; Panel=IPS
    BenQ|Zowie XL|Full HD TN eSports|24":5499, 25":8999|144Hz:0.8, 240Hz:1, 360Hz:1.5|Negro|Resolución=1920 x 1080; Panel=TN
    BenQ|Mobiuz EX|QHD IPS|27":6499, 32":8499|165Hz:1|Negro|Resolución=2560 x 1440; Panel=IPS
    ViewSonic|VX Omni|Full HD IPS|24":2599, 27":3199|165Hz:0.96, 180Hz:1|Negro,Blanco|Resolución=1920 x 1080; Panel=IPS
    Alienware|AW|QHD IPS|27":9499|240Hz:0.9, 280Hz:1|Negro|Resolución=2560 x 1440; Panel=Fast IPS
    Alienware|AW QD-OLED|Curvo Ultra Ancho QD-OLED|34":18999|165Hz:0.92, 240Hz:1|Negro,Blanco|Resolución=3440 x 1440; Panel=QD-OLED
    HyperX|Armada|Full HD IPS|25":5999|240Hz:1|Negro|Resolución=1920 x 1080; Panel=IPS
    Yeyian|Odraz|Curvo Full HD VA|24":2299, 27":2699|165Hz:0.96, 180Hz:1|Negro,Blanco|Resolución=1920 x 1080; Panel=VA
    Game Factor|MG700|QHD VA|27":3699, 32":4499|165Hz:1|Negro|Resolución=2560 x 1440; Panel=VA
    XZEAL|XZMX|Curvo Full HD VA|24":2199, 27":2599|165Hz:0.96, 180Hz:1|Negro,Blanco|Resolución=1920 x 1080; Panel=VA
    `,
  ),
  ...lineup(
    {
      kind: 'projector',
      category: 'proyectores',
      noun: 'Proyector',
      group: 'Proyección',
      warrantyDays: 730,
    },
    `
    Epson|PowerLite E20|XGA 3,400 lúmenes|:9499|||Resolución=1024 x 768; Brillo=3,400 lúmenes
    Epson|PowerLite X49|XGA 3,600 lúmenes|:11499|||Resolución=1024 x 768; Brillo=3,600 lúmenes
    Epson|PowerLite W49|WXGA 3,800 lúmenes|:13499|||Resolución=1280 x 800; Brillo=3,800 lúmenes
    Epson|PowerLite FH52+|Full HD 4,000 lúmenes|:18999|||Resolución=1920 x 1080; Brillo=4,000 lúmenes
    Epson|Home Cinema 980|Full HD 4,000 lúmenes|:15499|||Resolución=1920 x 1080; Brillo=4,000 lúmenes
    Epson|EpiqVision Mini EF22|Full HD Láser Portátil|:17999||Negro,Azul|Resolución=1920 x 1080; Brillo=1,000 lúmenes
    BenQ|MS560|SVGA 4,000 lúmenes|:7999|||Resolución=800 x 600; Brillo=4,000 lúmenes
    BenQ|MX560|XGA 4,000 lúmenes|:9999|||Resolución=1024 x 768; Brillo=4,000 lúmenes
    BenQ|TH585P|Full HD 3,700 lúmenes|:13999|||Resolución=1920 x 1080; Brillo=3,700 lúmenes
    BenQ|GV31|Full HD Portátil|:12999|||Resolución=1920 x 1080; Brillo=300 lúmenes
    ViewSonic|PA503S|SVGA 3,800 lúmenes|:6999|||Resolución=800 x 600; Brillo=3,800 lúmenes
    ViewSonic|PX701HD|Full HD 3,500 lúmenes|:12499|||Resolución=1920 x 1080; Brillo=3,500 lúmenes
    ViewSonic|M1 Mini|WVGA Portátil|:3999|||Resolución=854 x 480; Brillo=120 lúmenes
    Acer|X1328WH|WXGA 4,500 lúmenes|:9999|||Resolución=1280 x 800; Brillo=4,500 lúmenes
    Optoma|HD146X|Full HD 3,600 lúmenes|:12999|||Resolución=1920 x 1080; Brillo=3,600 lúmenes
    LG|CineBeam Q|4K UHD Láser Portátil|:19999|||Resolución=3840 x 2160; Brillo=500 lúmenes
    Xiaomi|Smart Projector L1|Full HD Portátil|:4499, Pro:5999|||Resolución=1920 x 1080; Brillo=200 lúmenes
    Steren|PRO-100|Full HD LED|:2999|||Resolución=1920 x 1080; Brillo=6,000 lúmenes
    `,
  ),
  ...lineup(
    {
      kind: 'arm',
      category: 'soportes-para-monitor',
      noun: 'Soporte',
      group: 'Soporte',
      variant: 'Monitores',
      art: (_row, variant) => ({
        count: variant.startsWith('2') ? 2 : variant.startsWith('3') ? 3 : 1,
      }),
    },
    `
    North Bayou|F80|para Monitor con Resorte de Gas|1 Monitor:699||Negro,Blanco|Capacidad=9 kg; Tamaño=17" a 30"
    North Bayou|F160|para Monitor con Resorte de Gas|2 Monitores:1299||Negro,Blanco|Capacidad=9 kg; Tamaño=17" a 27"
    North Bayou|H100|para Monitor con Resorte de Gas|1 Monitor:949||Negro|Capacidad=12 kg; Tamaño=22" a 35"
    Ergotron|LX|para Monitor|1 Monitor:3299, 2 Monitores:5999||Negro,Blanco,Plata|Capacidad=11.3 kg
    Ergotron|HX|para Monitor Ultra Ancho|1 Monitor:5999||Blanco,Negro|Capacidad=19 kg
    Manhattan|Brazo de Gas|para Monitor|1 Monitor:899, 2 Monitores:1599, 3 Monitores:2999||Negro|Capacidad=8 kg
    Startech|ARMPIVOTB|para Monitor|1 Monitor:1899, 2 Monitores:3499||Negro,Plata|Capacidad=9 kg
    Klip Xtreme|KPM-310|para Monitor|1 Monitor:749, 2 Monitores:1249||Negro|Capacidad=8 kg
    Steren|SOP-M|de Escritorio|1 Monitor:549, 2 Monitores:899||Negro|Capacidad=10 kg
    Vorago|MS-300|para Monitor con Resorte de Gas|1 Monitor:599, 2 Monitores:999||Negro,Blanco|Capacidad=9 kg
    Acteck|Ergo View|para Monitor con Resorte de Gas|1 Monitor:649, 2 Monitores:1099||Negro|Capacidad=9 kg
    BRobotix|Elevador|de Madera para Monitor|1 Monitor:399||Negro,Café|Capacidad=15 kg
    `,
  ),
];
