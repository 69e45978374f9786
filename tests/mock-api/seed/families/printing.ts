import type { Draft } from '../../catalogue/types';
import { lineup } from './lineup';

const printers = () => [
  ...lineup(
    {
      kind: 'printer',
      category: 'impresoras',
      noun: 'Impresora',
      group: 'Impresora',
      art: (row) => ({
        form: /Láser/.test(row.detail) ? 'laser' : /Plotter/.test(row.detail) ? 'plotter' : 'ink',
      }),
      route: (row) =>
        /Multifuncional/.test(row.detail)
          ? { noun: 'Impresora Multifuncional', detail: row.detail.replace(/ ?Multifuncional/, '') }
          : {},
    },
    `
    Epson|EcoTank|Tinta Continua Multifuncional|L1250:3799, L3210:4199, L3250:4599, L3251:4699, L3260:4999, L3560:5799, L4260:6499, L5290:6799, L5590:7299, L6270:8499, L6490:10499||Negro,Blanco|Tecnología=Inyección con tanque; Conexión=USB y Wi-Fi
    Epson|EcoTank|Tinta Continua Fotográfica|L805:5999, L8050:7299, L8160:11999, L8180:14999, L18050:15999|||Tecnología=Inyección de 6 colores
    Epson|EcoTank M|Tinta Continua Monocromática|M1120:3999, M1180:5299, M2120:5799, M2170:6999, M3170:8999|||Tecnología=Inyección monocromática
    Epson|WorkForce Pro|Inyección Multifuncional|WF-C5390:5999, WF-C5890:8499, WF-C5790:7999|||Conexión=Wi-Fi y Ethernet
    Epson|SureColor|Plotter de Gran Formato|T2170:17999, T3170:24999, T5170:34999|||Ancho=24" a 36"
    Epson|LX-350|Matricial de 9 Agujas|:6499, =LQ-590II:11999, =FX-890II:9999|||Tecnología=Matriz de puntos
    HP|Smart Tank|Tinta Continua Multifuncional|515:3699, 520:3799, 530:4299, 580:4499, 585:4699, 670:5499, 720:5999, 750:6799, 790:7999|||Tecnología=Inyección con tanque; Conexión=USB y Wi-Fi
    HP|DeskJet Ink Advantage|Inyección Multifuncional|2375:1199, 2775:1399, 2874:1499, 2875:1549, 4175:1999, 4275:2099|||Conexión=USB y Wi-Fi
    HP|OfficeJet Pro|Inyección Multifuncional|8120:3499, 9110b:3999, 9120:4999, 9130:5999, 9720:7499|||Conexión=Wi-Fi y Ethernet
    HP|LaserJet|Láser Monocromática|M110w:2499, M111w:2599, 408dn:5999, Pro 4003dw:5499, Pro 3003dw:4799|||Conexión=USB y Wi-Fi
    HP|LaserJet|Láser Multifuncional Monocromática|M141w:3499, Pro 3103fdw:7499, Pro 4103fdw:9499, M236dw:4299|||Conexión=USB y Wi-Fi
    HP|Color LaserJet Pro|Láser Multifuncional a Color|M182nw:6999, 3303fdw:9999, 4303fdw:13999|||Conexión=Wi-Fi y Ethernet
    HP|DesignJet|Plotter de Gran Formato|T210:16999, T230:18499, T250:22999, T650:34999|||Ancho=24" a 36"
    Brother|DCP-T~|Tinta Continua Multifuncional|220:3599, 230:3799, 420W:4299, 430W:4399, 520W:4599, 530DW:4999, 720DW:5499, 730DW:5699, 830DW:6499|||Tecnología=Inyección con tanque
    Brother|MFC-T~|Tinta Continua Multifuncional|920DW:6799, 930DW:6999, 4500DW A3:11999|||Conexión=Wi-Fi y Ethernet
    Brother|HL-~|Láser Monocromática|1202:2199, 1212W:2599, L2320D:3299, L2400D:3599, L2460DW:4299, L5210DN:6999, L6210DW:8999|||Conexión=USB y Wi-Fi
    Brother|DCP-L~|Láser Multifuncional Monocromática|1617NW:3799, 2520DW:4999, 2540DW:5499, 2640DW:5799, 5510DN:9499|||Conexión=USB y Wi-Fi
    Brother|MFC-L~|Láser Multifuncional|2740DW:6999, 2760DW:7299, 5912DW:11999, 8690CDW Color:13999|||Conexión=Wi-Fi y Ethernet
    Canon|PIXMA G~|Tinta Continua Multifuncional|2110:3499, 2160:3599, 3110:3999, 3160:4199, 3180:4299, 4110:5299, 4170:5499, 7010:5999|||Tecnología=Inyección con tanque
    Canon|PIXMA|Inyección Multifuncional|MG2410:999, MG2510:1049, MG3010:1399, TS3310:1499, TR4610:1999|||Conexión=USB y Wi-Fi
    Canon|imageCLASS LBP~|Láser Monocromática|6030w:2699, 122dw:3499, 246dw:5999|||Conexión=USB y Wi-Fi
    Canon|imageCLASS MF~|Láser Multifuncional Monocromática|3010:3799, 272dw:5499, 275dw:5999, 465dw:9999|||Conexión=Wi-Fi y Ethernet
    Canon|SELPHY CP1500|Fotográfica Portátil|:2799||Negro,Blanco,Rosa|Tecnología=Sublimación
    Xerox|B~|Láser Monocromática|210:3699, 230:3999, 310:5999, 410:9999|||Conexión=USB y Wi-Fi
    Xerox|B~|Láser Multifuncional Monocromática|225:5499, 235:5999, 305:8999, 315:9999|||Conexión=Wi-Fi y Ethernet
    Xerox|C~|Láser Multifuncional a Color|235:8999, 315:12999, 325:14999|||Conexión=Wi-Fi y Ethernet
    Pantum|P~|Láser Monocromática|2509W:1999, 2500W:1899, 3305DW:3299|||Conexión=USB y Wi-Fi
    Pantum|M~|Láser Multifuncional Monocromática|6559NW:3199, 6600NW:3599, 7105DW:4499|||Conexión=USB y Wi-Fi
    Kyocera|Ecosys|Láser|PA2001w:2999, FS-1040:2499, M2040dn:9999, MA2000w:4299|||Conexión=USB
    Lexmark|B~|Láser Monocromática|2236dw:3499, 3340dw:4999, MB2236adw:5499|||Conexión=Wi-Fi y Ethernet
    `,
  ),
  ...lineup(
    {
      kind: 'scanner',
      category: 'escaneres',
      noun: 'Escáner',
      group: 'Escáner',
      art: (row) => ({
        form: /Portátil/.test(row.detail)
          ? 'portable'
          : /Plana/.test(row.detail)
            ? 'flatbed'
            : 'sheet',
      }),
    },
    `
    Epson|WorkForce|de Documentos Dúplex|ES-400 II:7999, ES-500W II:9499, ES-580W:10999, DS-530 II:9999, DS-730N:14999|||Alimentador=50 hojas
    Epson|WorkForce|Portátil|ES-50:2999, ES-60W:3999, ES-C220:5499|||Alimentación=USB
    Epson|Perfection|de Cama Plana|V19 II:1999, V39 II:2499, V600 Photo:7499|||Resolución=4800 dpi
    Brother|ADS-~|de Documentos Dúplex|1200:4999, 1350W:5999, 3100:7499, 3300W:9499, 4300N:10999, 4700W:12999|||Alimentador=60 hojas
    Brother|DS-~|Portátil|640:2299, 740D:3299, 940DW:3999|||Alimentación=USB
    Canon|CanoScan LiDE|de Cama Plana|300:1799, 400:2199|||Resolución=4800 dpi
    Canon|imageFORMULA|de Documentos Dúplex|R30:5499, R40:7499, DR-C225 II:9499, DR-M140II:16999|||Alimentador=60 hojas
    HP|ScanJet Pro|de Documentos Dúplex|2000 s2:6499, 3000 s4:8999, N4000 snw1:11499|||Alimentador=50 hojas
    HP|ScanJet Pro|de Cama Plana con Alimentador|2600 f1:7499, 3600 f1:10999|||Resolución=1200 dpi
    Fujitsu|ScanSnap|de Documentos Dúplex|iX1300:7499, iX1600:11499, SP-1120N:7999|||Alimentador=50 hojas
    Plustek|OpticSlim ~|de Cama Plana|1180 A3:5999, 2610:1999|||Resolución=1200 dpi
    Ghia|GDS-~|Portátil|100:1199|||Resolución=900 dpi
    CZUR|ET~|de Libros Cenital|16 Plus:8499, 24 Pro:11999, Aura X Pro:6499|||Cámara=16 MP
    `,
  ),
];

const TANKS = 'Negro,Cian,Magenta,Amarillo';

const ink = () =>
  lineup(
    {
      kind: 'ink',
      category: 'tinta-y-toner',
      noun: 'Tinta',
      group: 'Consumible',
      variant: 'Modelo',
      option: 'Rendimiento',
      warrantyDays: 180,
      art: (row, variant) => ({
        form: /Tóner|Tambor/.test(row.detail)
          ? 'toner'
          : /Botella/.test(row.detail)
            ? 'bottle'
            : 'cartridge',
        label: variant,
      }),
      route: (row) => ({ noun: row.detail, detail: '' }),
    },
    `
    Epson|EcoTank|Botella de Tinta|T504:249, T544:189, T555:249, T574:169, T673:239, T664:179|||Original=Sí; Color=Negro
    Epson|EcoTank Color|Botella de Tinta|T504:239, T544:179, T664:169, T555:239, T673:229||Cian,Magenta,Amarillo|Original=Sí; Contenido=65 a 70 ml
    Epson|WorkForce|Cartucho de Tinta|T902:549, T748:899, T970:1499||${TANKS}|Original=Sí
    Epson|SureColor|Cartucho de Tinta|T3M1:549, T41P:1299||${TANKS}|Original=Sí; Uso=Plotter
    Epson|Home|Cartucho de Tinta|T194:199, T195:169, T196:249, T197:329, T206:279, T296:329||${TANKS}|Original=Sí
    HP|Ink Advantage|Cartucho de Tinta|664:249, 667:269, 662:279, 46:249|:1, XL:1.9|Negro,Tricolor|Original=Sí
    HP|Smart Tank|Botella de Tinta|GT52:199, GT53:239, 32XL:299||${TANKS}|Original=Sí
    HP|OfficeJet|Cartucho de Tinta|954:549, 962:499, 936:449, 964:529|:1, XL:1.7|${TANKS}|Original=Sí
    HP|DesignJet|Cartucho de Tinta|711:699, 712:749, 728:1099||${TANKS}|Original=Sí; Uso=Plotter
    HP|LaserJet|Tóner|05A:1699, 17A:1499, 26A:2199, 58A:2399, 78A:1599, 85A:1399, 105A:1199, 136A:1349, 141A:1149, 147A:3499, 150A:1099, 151A:2599|:1||Original=Sí; Color=Negro
    HP|LaserJet Alto Rendimiento|Tóner|05X:2799, 26X:3599, 58X:3999, 136X:2199, 147X:5499, 150X:1599, 151X:4299|:1||Original=Sí; Color=Negro
    HP|Color LaserJet|Tóner|202A:1499, 204A:1199, 206A:1599, 215A:1249, 230A:1849, 414A:2199||${TANKS}|Original=Sí
    Brother|InkBenefit|Botella de Tinta|BT6001:189, BTD60:179, BT5001:169, BTD100:169||${TANKS}|Original=Sí
    Brother|~|Cartucho de Tinta|LC101:249, LC103:299, LC3017:399, LC3029:599||${TANKS}|Original=Sí
    Brother|TN-~|Tóner|1060:899, 630:999, 660:1399, 730:1099, 760:1699, 830:1249, 830XL:1899, 850:2299, 920:2399, 920XL:3299|||Original=Sí; Color=Negro
    Brother|TN-~|Tóner|210:1199, 221:1249, 225:1799, 431:1499, 433:2299||${TANKS}|Original=Sí
    Brother|DR-~|Tambor|1060:1499, 630:1799, 730:1899, 820:2599, 830:1999, 920:2999|||Original=Sí
    Canon|PIXMA G|Botella de Tinta|GI-10:169, GI-11:179, GI-190:159||${TANKS}|Original=Sí
    Canon|PIXMA|Cartucho de Tinta|145:329, 146:399, 210:379, 211:429, 240:399, 241:449|:1, XL:1.5||Original=Sí
    Canon|~|Tóner|051:1499, 054:1599, 057:1899, 071:1399, 125:1399, 128:1549, 137:1599|:1||Original=Sí; Color=Negro
    Canon|~|Tóner|045:1599, 055:1899, 067:1649||${TANKS}|Original=Sí
    Xerox|Phaser y VersaLink|Tóner|106R02773:1299, 106R04347:1499, 106R03623:2999, 006R04380:1399, 006R04403:2199|||Original=Sí; Color=Negro
    Xerox|C230 y C310|Tóner|006R04387:1599, 006R04360:1999||${TANKS}|Original=Sí
    Pantum|PB y TL|Tóner|PB-211:749, TL-410:999, TL-410H:1299, TL-425X:1899|||Original=Sí; Color=Negro
    Kyocera|TK-~|Tóner|1122:999, 1152:1699, 1172:1499, 3182:2299|||Original=Sí; Color=Negro
    Kyocera|TK-~|Tóner|5232:1499, 5242:1899, 5282:2499||${TANKS}|Original=Sí
    Lexmark|~|Tóner|50F4X00:3999, 55B4000:1999, B224H00:2299|||Original=Sí; Color=Negro
    Samsung|MLT-~|Tóner|D101S:1399, D104S:1449, D111S:1299, D116L:1599, D203L:2199|||Original=Sí; Color=Negro
    Xcolor|Compatible para HP|Tóner|85A:249, 78A:259, 17A:279, 26A:349, 05A:299, 105A:299, 83A:259|||Original=No; Color=Negro
    Xcolor|Compatible para Brother|Tóner|TN1060:199, TN660:259, TN760:299, TN850:349|||Original=No; Color=Negro
    Xcolor|Compatible para Samsung|Tóner|D111S:229, D104S:249, D116L:279|||Original=No; Color=Negro
    Ink Master|Genérica Universal|Botella de Tinta|100 ml:59, 500 ml:199, 1 L:329||${TANKS}|Original=No
    Katun|Compatible|Tóner|CE285A:299, CF226A:399, TN-660:299|||Original=No; Color=Negro
    `,
  );

const pointOfSale = () => [
  ...lineup(
    {
      kind: 'barcode',
      category: 'lectores-de-codigo',
      noun: 'Lector de Código de Barras',
      group: 'Lector',
      art: (row) => ({
        form: /Omnidireccional|Mostrador/.test(row.detail) ? 'presentation' : 'gun',
      }),
    },
    `
    Honeywell|Voyager 1250g|1D Láser USB|:1899, con Base:2299|||Lectura=1D; Interfaz=USB
    Honeywell|Voyager 1470g|2D USB|:2699, con Base:3199||Negro,Blanco|Lectura=1D y 2D
    Honeywell|Voyager 1472g|2D Inalámbrico|:4999|||Conexión=Bluetooth
    Honeywell|Hyperion 1300g|1D USB|:2499|||Lectura=1D
    Honeywell|Orbit 7120|Omnidireccional de Mostrador|:4299, =Orbit HF680:3299|||Lectura=1D
    Zebra|DS2208|2D USB|:2499, con Base:2999||Negro,Blanco|Lectura=1D y 2D
    Zebra|DS2278|2D Inalámbrico|:4999|||Conexión=Bluetooth
    Zebra|LI2208|1D USB|:2299|||Lectura=1D
    Zebra|DS9308|2D de Mostrador|:4999|||Lectura=1D y 2D
    Datalogic|QuickScan QD2131|1D USB|:1799, =QuickScan QD2500:2799||Negro,Blanco|Interfaz=USB
    Datalogic|Gryphon GD4500|2D USB|:4999|||Lectura=1D y 2D
    3nStar|SC~|USB|050 1D:699, 100 1D:849, 310 1D:1199, 402 2D:1499, 440 2D:1699, 505 2D Mostrador:1999|||Interfaz=USB
    3nStar|SC~|Bluetooth|430 2D:1999, 450 2D:2299|||Conexión=2.4 GHz y Bluetooth
    EC Line|EC-CD-~|USB|8100 1D:599, 8200 2D:1099, 8700 Mostrador:1799|||Interfaz=USB
    EC Line|EC-1D ~|Inalámbrico|WiFi:1299, Bluetooth:1399|||Lectura=1D
    Ghia|GSCAN-~|USB|100 1D:549, 200 2D:999|||Interfaz=USB
    Steren|COM-596|1D USB|:899, Inalámbrico:1399|||Lectura=1D
    Nextep|NE-502|USB|1D:649, 2D:1149, Inalámbrico:1199|||Interfaz=USB
    Unitech|MS~|USB|250 1D:1499, 852 2D:2699|||Interfaz=USB
    Newland|HR~|2D USB|11 Aringa:1399, 22 Dorada:1799, 32 Marlin:2299|||Lectura=1D y 2D
    `,
  ),
  ...lineup(
    {
      kind: 'ticket',
      category: 'impresoras-de-tickets',
      noun: 'Impresora de Tickets',
      group: 'Impresora',
      option: 'Interfaz',
      art: (row) => ({ form: /Etiquetas/.test(row.detail) ? 'label' : 'ticket' }),
      route: (row) => (/Etiquetas/.test(row.detail) ? { noun: 'Impresora' } : {}),
    },
    `
    Epson|TM-T20III|Térmica 80 mm|:3999|USB:1, Ethernet:1.15|Negro|Velocidad=250 mm/s
    Epson|TM-T20IIIL|Térmica 80 mm|:3299|USB:1, Ethernet:1.15|Negro|Velocidad=200 mm/s
    Epson|TM-T88VII|Térmica 80 mm|:7999|USB y Ethernet:1, Bluetooth:1.12|Negro,Blanco|Velocidad=500 mm/s
    Epson|TM-U220|Matricial 76 mm|:4799|USB:1, Ethernet:1.12|Negro|Tecnología=Matriz de puntos
    Epson|TM-m30III|Térmica 80 mm|:6499|USB y Bluetooth:1, Wi-Fi:1.08|Negro,Blanco|Velocidad=300 mm/s
    Star Micronics|TSP143IV|Térmica 80 mm|:5299|USB:1, Ethernet:1.1|Gris,Blanco|Velocidad=250 mm/s
    Bixolon|SRP-330II|Térmica 80 mm|:3299|USB:1, Ethernet:1.12|Negro|Velocidad=220 mm/s
    3nStar|RPT~|Térmica 80 mm|004:1699, 006:1899, 008:2199, 010:2599|USB:1, USB y Ethernet:1.15|Negro|Velocidad=260 mm/s
    3nStar|RPT58|Térmica 58 mm|:999|USB:1, Bluetooth:1.2|Negro|Velocidad=90 mm/s
    EC Line|EC-PM-~|Térmica 80 mm|80250:1499, 80330:1899, 530:1599|USB:1, Ethernet:1.15|Negro,Blanco|Velocidad=250 mm/s
    EC Line|EC-PM-5890X|Térmica 58 mm|:799|USB:1, Bluetooth:1.25|Negro|Velocidad=90 mm/s
    Ghia|GTP|Térmica|58 mm:749, 80 mm:1399|USB:1, Bluetooth:1.2|Negro,Blanco|Corte=Automático
    Nextep|NE-510|Térmica|58 mm:699, 80 mm:1499|USB:1, Bluetooth:1.2|Negro|Velocidad=90 mm/s
    Qian|Anjet|Térmica|58 mm:649, 80 mm:1299|USB:1, Ethernet:1.15|Negro|Velocidad=230 mm/s
    Zebra|ZD220|de Etiquetas Térmica Directa 4"|:3999|USB:1|Negro|Resolución=203 dpi
    Zebra|ZD230|de Etiquetas Transferencia 4"|:4999|USB:1, Ethernet:1.25|Negro|Resolución=203 dpi
    Zebra|ZD421|de Etiquetas Transferencia 4"|:8499|USB y Bluetooth:1, Ethernet:1.12|Negro|Resolución=203 dpi
    Zebra|ZT231|de Etiquetas Industrial 4"|:17999|USB y Ethernet:1|Negro|Resolución=203 dpi
    Brother|QL-~|de Etiquetas 62 mm|800:2499, 810W:3299, 820NWB:4499, 1110NWB:5999||Negro|Tecnología=Térmica directa
    Brother|P-Touch|de Etiquetas Rotuladora|PT-H110:899, PT-D210:1099, PT-D460BT:1999, PT-P300BT:1599||Negro|Cinta=TZe
    TSC|TE200|de Etiquetas Transferencia 4"|:3999, =TE210:4999, =DA210:3799|USB:1|Negro|Resolución=203 dpi
    Honeywell|PC42E|de Etiquetas Transferencia 4"|:4299|USB:1, Ethernet:1.15|Negro|Resolución=203 dpi
    3nStar|LTT~|de Etiquetas Térmica 4"|204:2999, 334:3499|USB:1|Negro|Resolución=203 dpi
    `,
  ),
  ...lineup(
    {
      kind: 'drawer',
      category: 'cajones-de-dinero',
      noun: 'Cajón de Dinero',
      group: 'Cajón',
      variant: 'Medida',
    },
    `
    3nStar|CD250|Metálico RJ11|33 cm:899, 41 cm:1099||Negro,Blanco|Billetes=4; Monedas=5
    3nStar|CD350|Metálico RJ11|41 cm:1299||Negro|Billetes=5; Monedas=8
    EC Line|EC-CD-100|Metálico RJ11|33 cm:849, 41 cm:1049||Negro,Blanco|Billetes=5; Monedas=8
    EC Line|EC-HS-330C|Mini Metálico|33 cm:799||Negro|Billetes=4; Monedas=5
    Ghia|GPOS|Metálico RJ11|33 cm:749, 41 cm:949||Negro,Blanco|Billetes=4; Monedas=5
    Nextep|NE-520|Metálico RJ11|33 cm:729, 41 cm:899||Negro|Billetes=4; Monedas=5
    Qian|QCD|Metálico RJ11|33 cm:699, 41 cm:879||Negro|Billetes=4; Monedas=5
    APG|Vasario 1616|Metálico MultiPRO|41 cm:2799||Negro,Blanco|Ciclos=1,000,000
    Epson|Cash Drawer|Metálico RJ11|42 cm:2499||Negro|Billetes=5; Monedas=5
    Star Micronics|CD3|Metálico RJ11|33 cm:1999, 41 cm:2299||Negro,Blanco|Billetes=4; Monedas=8
    Steren|POS-400|Metálico RJ11|41 cm:1399||Negro|Billetes=5; Monedas=8
    `,
  ),
];

/** Printers, scanners, supplies and the counter of a shop. */
export const printing = (): Draft[] => [...printers(), ...ink(), ...pointOfSale()];
