import type { Draft } from '../../catalogue/types';
import { caseFacts, supplyFacts } from './fits';
import { lineup } from './lineup';

const supplies = () =>
  lineup(
    {
      kind: 'psu',
      category: 'fuentes-de-poder',
      noun: 'Fuente de Poder',
      group: 'Energía',
      variant: 'Potencia',
      warrantyDays: 1825,
      facts: supplyFacts,
      art: (row, variant) => ({ label: variant, rgb: row.model.includes('RGB') }),
    },
    `
    EVGA|W3|80 PLUS White|450W:749, 500W:799, 600W:949, 700W:1149|||Certificación=80 PLUS White; Modular=No
    EVGA|BQ|80 PLUS Bronze Semi Modular|500W:999, 600W:1149, 700W:1349, 850W:1749|||Certificación=80 PLUS Bronze; Modular=Semi
    EVGA|SuperNOVA G7|80 PLUS Gold Modular|650W:2199, 750W:2499, 850W:2899, 1000W:3999|||Certificación=80 PLUS Gold; Modular=Completa
    Corsair|CV|80 PLUS Bronze|450W:849, 550W:999, 650W:1149, 750W:1349|||Certificación=80 PLUS Bronze; Modular=No
    Corsair|CX|80 PLUS Bronze|550W:1199, 650W:1399, 750W:1599||Negro,Blanco|Certificación=80 PLUS Bronze; Modular=No
    Corsair|RM-e ATX 3.1|80 PLUS Gold Modular|650W:1999, 750W:2299, 850W:2699, 1000W:3699, 1200W:4799||Negro,Blanco|Certificación=80 PLUS Gold; Modular=Completa
    Corsair|RM-x Shift|80 PLUS Gold Modular|750W:2999, 850W:3499, 1000W:4299, 1200W:5299||Negro,Blanco|Certificación=80 PLUS Gold; Modular=Completa
    Corsair|HX-i|80 PLUS Platinum Modular|1000W:5499, 1200W:6499, 1500W:8999|||Certificación=80 PLUS Platinum; Modular=Completa
    Corsair|SF SFX|80 PLUS Platinum Modular|600W:2999, 750W:3499, 850W:3899, 1000W:4799||Negro,Blanco|Formato=SFX; Modular=Completa
    Cooler Master|MWE White V2|80 PLUS White|400W:699, 500W:799, 600W:899, 700W:1099|||Certificación=80 PLUS White; Modular=No
    Cooler Master|MWE Bronze V3|80 PLUS Bronze|550W:999, 650W:1149, 750W:1349, 850W:1649|||Certificación=80 PLUS Bronze; Modular=No
    Cooler Master|MWE Gold V3|80 PLUS Gold Modular|650W:1799, 750W:2099, 850W:2499, 1050W:3499||Negro,Blanco|Certificación=80 PLUS Gold; Modular=Completa
    Cooler Master|V SFX|80 PLUS Gold Modular|650W:2599, 750W:2899, 850W:3299|||Formato=SFX; Modular=Completa
    Gigabyte|P-B|80 PLUS Bronze|450W:749, 550W:899, 650W:1049|||Certificación=80 PLUS Bronze; Modular=No
    Gigabyte|P-GM|80 PLUS Gold Modular|650W:1499, 750W:1749, 850W:1999|||Certificación=80 PLUS Gold; Modular=Completa
    Gigabyte|UD PG5|80 PLUS Gold Modular|750W:1999, 850W:2299, 1000W:2999, 1300W:4999||Negro,Blanco|Certificación=80 PLUS Gold; Modular=Completa
    MSI|MAG A-BN|80 PLUS Bronze|500W:849, 550W:949, 650W:1099, 750W:1299|||Certificación=80 PLUS Bronze; Modular=No
    MSI|MAG A-GL|80 PLUS Gold Modular|650W:1699, 750W:1999, 850W:2299, 1000W:3199||Negro,Blanco|Certificación=80 PLUS Gold; Modular=Completa
    MSI|MPG A-G|80 PLUS Gold Modular|850W:2799, 1000W:3599, 1250W:4999|||Certificación=80 PLUS Gold; Modular=Completa
    XPG|Pylon|80 PLUS Bronze|450W:799, 550W:949, 650W:1099, 750W:1299|||Certificación=80 PLUS Bronze; Modular=No
    XPG|Core Reactor II|80 PLUS Gold Modular|650W:1899, 750W:2199, 850W:2499, 1000W:3299, 1200W:4299|||Certificación=80 PLUS Gold; Modular=Completa
    XPG|Kyber|80 PLUS Gold Modular|650W:1599, 750W:1799, 850W:2099|||Certificación=80 PLUS Gold; Modular=Completa
    XPG|Cybercore II|80 PLUS Platinum Modular|1000W:4799, 1300W:5999|||Certificación=80 PLUS Platinum; Modular=Completa
    Thermaltake|Smart RGB|80 PLUS White|500W:799, 600W:899, 700W:1049|||Certificación=80 PLUS White; Modular=No
    Thermaltake|Smart BX1|80 PLUS Bronze|450W:799, 550W:949, 650W:1099, 750W:1299|||Certificación=80 PLUS Bronze; Modular=No
    Thermaltake|Toughpower GF A3|80 PLUS Gold Modular|650W:1999, 750W:2199, 850W:2599, 1050W:3499, 1200W:4399||Negro,Blanco|Certificación=80 PLUS Gold; Modular=Completa
    Seasonic|Core GC|80 PLUS Gold|500W:1299, 650W:1599, 750W:1899|||Certificación=80 PLUS Gold; Modular=No
    Seasonic|Focus GX|80 PLUS Gold Modular|650W:2199, 750W:2499, 850W:2899, 1000W:3999||Negro,Blanco|Certificación=80 PLUS Gold; Modular=Completa
    Seasonic|Vertex PX|80 PLUS Platinum Modular|850W:4499, 1000W:5299, 1200W:6499|||Certificación=80 PLUS Platinum; Modular=Completa
    Acteck|Blazar GP|80 PLUS Bronze|500W:699, 600W:799, 700W:949, 800W:1149|||Certificación=80 PLUS Bronze; Modular=No
    Acteck|Z-500||450W:299, 500W:349, 600W:449|||Certificación=Ninguna; Modular=No
    Yeyian|Galeru Gold|80 PLUS Gold Modular|650W:1399, 750W:1599, 850W:1849, 1000W:2499||Negro,Blanco|Certificación=80 PLUS Gold; Modular=Completa
    Game Factor|PSG|80 PLUS Bronze|500W:749, 650W:949, 750W:1149, 850W:1449||Negro,Blanco|Certificación=80 PLUS Bronze; Modular=No
    Balam Rush|Eris|80 PLUS Bronze|500W:699, 600W:849, 700W:999|||Certificación=80 PLUS Bronze; Modular=No
    be quiet!|System Power 10|80 PLUS Bronze|450W:1099, 550W:1299, 650W:1499, 750W:1699|||Certificación=80 PLUS Bronze; Modular=No
    be quiet!|Pure Power 12 M|80 PLUS Gold Modular|550W:1999, 650W:2199, 750W:2499, 850W:2899, 1000W:3699|||Certificación=80 PLUS Gold; Modular=Completa
    ASUS|TUF Gaming B|80 PLUS Bronze|450W:1099, 550W:1299, 650W:1499, 750W:1699|||Certificación=80 PLUS Bronze; Modular=No
    ASUS|ROG Strix Aura|80 PLUS Gold Modular|750W:3499, 850W:3999, 1000W:4999, 1200W:6499||Negro,Blanco|Certificación=80 PLUS Gold; Modular=Completa
    `,
  );

const cases = () =>
  lineup(
    {
      kind: 'case',
      category: 'gabinetes',
      noun: 'Gabinete',
      group: 'Gabinete',
      option: 'Presentación',
      warrantyDays: 365,
      facts: caseFacts,
      art: (row) => ({
        rgb: /RGB/.test(row.detail),
        form: /Mini|Micro/.test(row.specs)
          ? 'mini'
          : /pecera|Panorámico/.test(row.detail)
            ? 'tank'
            : 'tower',
      }),
    },
    `
    NZXT|H5 Flow|con Ventana|:1899, RGB:2399||Negro,Blanco|Formato=ATX Media Torre; Ventiladores incluidos=2; Largo máximo de GPU=365 mm; Altura máxima de disipador=165 mm
    NZXT|H6 Flow|Panorámico|:2399, RGB:2999||Negro,Blanco|Formato=ATX Media Torre; Ventiladores incluidos=3; Largo máximo de GPU=365 mm; Altura máxima de disipador=163 mm
    NZXT|H7 Flow|con Ventana|:2599, RGB:3299||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=400 mm; Altura máxima de disipador=185 mm
    NZXT|H9 Flow|Panorámico RGB|:3499, Elite:4999||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=435 mm; Altura máxima de disipador=165 mm
    NZXT|H1 V2|con Fuente 750W|:7999||Negro,Blanco|Formato=Mini ITX; Largo máximo de GPU=324 mm
    Corsair|3000D Airflow|con Ventana|:1599, RGB:1999||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=360 mm; Altura máxima de disipador=170 mm
    Corsair|4000D Airflow|con Ventana|:1999, RGB:2599||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=360 mm; Altura máxima de disipador=170 mm
    Corsair|5000D Airflow|con Ventana|:3299, RGB:3999||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=420 mm; Altura máxima de disipador=170 mm
    Corsair|6500X|Panorámico|:4299, RGB:4999||Negro,Blanco,Rojo|Formato=ATX Media Torre; Largo máximo de GPU=400 mm; Altura máxima de disipador=190 mm
    Corsair|2500X|Panorámico|:2699, RGB:3399||Negro,Blanco|Formato=Micro ATX; Largo máximo de GPU=400 mm; Altura máxima de disipador=180 mm
    Cooler Master|MasterBox Q300L V2|con Ventana|:999||Negro,Blanco|Formato=Micro ATX; Largo máximo de GPU=360 mm; Altura máxima de disipador=159 mm
    Cooler Master|MasterBox TD500 Mesh|ARGB|:2199, V2:2399||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=410 mm; Altura máxima de disipador=165 mm
    Cooler Master|Elite 301|con Ventana|:799, Lite:699||Negro,Blanco|Formato=Micro ATX; Largo máximo de GPU=344 mm
    Cooler Master|HAF 700 EVO|ARGB|:8999||Gris,Blanco|Formato=Torre Completa; Largo máximo de GPU=490 mm; Altura máxima de disipador=166 mm
    Cooler Master|NR200P|con Ventana|:2199, V2:2599, MAX:6499||Negro,Blanco|Formato=Mini ITX; Largo máximo de GPU=336 mm
    Thermaltake|View 270 TG|ARGB Panorámico|:1899, Plus:2299||Negro,Blanco,Turquesa,Rosa|Formato=ATX Media Torre; Largo máximo de GPU=420 mm; Altura máxima de disipador=180 mm
    Thermaltake|View 380 TG|ARGB Panorámico|:2899, XL:3499||Negro,Blanco,Turquesa|Formato=ATX Media Torre; Largo máximo de GPU=420 mm
    Thermaltake|The Tower 300|Panorámico|:3299||Negro,Blanco,Turquesa,Rosa,Verde,Naranja|Formato=Micro ATX; Largo máximo de GPU=400 mm; Altura máxima de disipador=210 mm
    Thermaltake|Versa H18|con Ventana|:899, TG:999||Negro,Blanco|Formato=Micro ATX; Largo máximo de GPU=350 mm
    Thermaltake|S100 TG|con Ventana|:999||Negro,Blanco|Formato=Micro ATX; Largo máximo de GPU=330 mm
    Lian Li|O11 Dynamic EVO|Panorámico|:3699, RGB:4299||Negro,Blanco,Gris|Formato=ATX Media Torre; Largo máximo de GPU=422 mm; Altura máxima de disipador=167 mm
    Lian Li|O11 Vision|Panorámico|:3299, Compact:2899||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=455 mm
    Lian Li|Lancool 216|con Ventana|:2199, RGB:2399||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=392 mm; Altura máxima de disipador=180 mm
    Lian Li|A3-mATX||:1599, Madera:1799||Negro,Blanco|Formato=Micro ATX; Largo máximo de GPU=415 mm
    MSI|MAG Forge 112R|ARGB con Ventana|:1299||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=330 mm
    MSI|MAG Pano 100R|ARGB Panorámico|:2699, PZ:2499||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=400 mm
    ASUS|TUF Gaming GT302|ARGB con Ventana|:2499||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=407 mm
    ASUS|Prime AP201|Malla|:1599, TG:1699||Negro,Blanco|Formato=Micro ATX; Largo máximo de GPU=338 mm
    ASUS|A21|con Ventana|:1399||Negro,Blanco|Formato=Micro ATX; Largo máximo de GPU=380 mm
    Gigabyte|C301 Glass|ARGB|:1899, V2:1999||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=400 mm
    Aerocool|Cylon|RGB con Ventana|:849, Mini:749, Pro:999||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=371 mm
    Aerocool|Bolt|RGB con Ventana|:899, Mini:799||Negro|Formato=ATX Media Torre; Largo máximo de GPU=355 mm
    XPG|Valor Air|ARGB con Ventana|:1299, Mesh:1399||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=380 mm
    XPG|Starker Air|ARGB con Ventana|:1599||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=350 mm
    XPG|Invader X|Panorámico ARGB|:2699, Mini:2299||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=400 mm
    Yeyian|Tank|Panorámico ARGB|:1499, Mini:1299||Negro,Blanco,Rosa|Formato=ATX Media Torre; Largo máximo de GPU=400 mm
    Yeyian|Haizen 2501|ARGB con Ventana|:1199||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=360 mm
    Game Factor|CSG500|ARGB con Ventana|:1199, =CSG501:1099||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=350 mm
    Game Factor|CSG700|Panorámico ARGB|:1699||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=390 mm
    Balam Rush|Tank GI-Series|Panorámico ARGB|:1299, Mini:1149||Negro,Blanco,Rosa|Formato=ATX Media Torre; Largo máximo de GPU=380 mm
    Ocelot|OGMC01|ARGB con Ventana|:899||Negro,Blanco|Formato=Micro ATX; Largo máximo de GPU=320 mm
    Acteck|Kioto GC430|con Fuente 500W|:749||Negro|Formato=Micro ATX; Largo máximo de GPU=280 mm
    Acteck|Arrow GC240|RGB con Ventana|:899||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=320 mm
    Vorago|Tauro 200|con Fuente 500W|:699||Negro|Formato=Micro ATX; Largo máximo de GPU=270 mm
    Fractal Design|North|Madera de Nogal|:3299, Mesh:3299, XL:4299||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=355 mm; Altura máxima de disipador=170 mm
    Fractal Design|Pop Air|RGB con Ventana|:2199, Mini:1999||Negro,Blanco,Azul,Naranja|Formato=ATX Media Torre; Largo máximo de GPU=405 mm
    Fractal Design|Define 7|Silencioso|:3899, Compact:3299||Negro,Blanco,Gris|Formato=ATX Media Torre; Largo máximo de GPU=470 mm
    Fractal Design|Terra|Mini|:3999||Negro,Plata,Verde|Formato=Mini ITX; Largo máximo de GPU=322 mm
    be quiet!|Pure Base 500DX|ARGB con Ventana|:2399||Negro,Blanco|Formato=ATX Media Torre; Largo máximo de GPU=369 mm
    `,
  );

const coolers = () => [
  ...lineup(
    {
      kind: 'cooler',
      category: 'disipadores',
      noun: 'Disipador para CPU',
      group: 'Enfriamiento',
      option: 'Acabado',
      warrantyDays: 730,
      art: (row) => ({
        rgb: /RGB/.test(row.model),
        form: /bajo/.test(row.detail)
          ? 'low'
          : /Doble|D15|AS500|Assassin/.test(row.model + row.detail)
            ? 'double'
            : 'single',
      }),
    },
    `
    Cooler Master|Hyper 212 Black||:799, RGB:949, Halo:1099||Negro,Blanco|Socket=LGA1700 / LGA1851 / AM4 / AM5; TDP=180 W; Altura=154 mm
    Cooler Master|Hyper 411 Nano||:449||Negro|Socket=LGA1700 / AM4 / AM5; TDP=120 W; Altura=136 mm
    Cooler Master|Hyper 622 Halo|Doble Torre|:1299||Negro,Blanco|Socket=LGA1700 / LGA1851 / AM5; TDP=230 W; Altura=157 mm
    Cooler Master|i70C|Perfil bajo|:299||Negro|Socket=LGA1700; TDP=95 W; Altura=60 mm
    Noctua|NH-U12S||:1499, Redux:1099, chromax.black:1699|||Socket=LGA1700 / LGA1851 / AM4 / AM5; TDP=165 W; Altura=158 mm
    Noctua|NH-D15|Doble Torre|:2299, G2:3299, chromax.black:2499|||Socket=LGA1700 / LGA1851 / AM4 / AM5; TDP=250 W; Altura=165 mm
    Noctua|NH-L9|Perfil bajo|i-17xx:1099, a-AM5:1099|||TDP=65 W; Altura=37 mm
    DeepCool|AK400||:599, Digital:999, Zero Dark:699||Negro,Blanco|Socket=LGA1700 / LGA1851 / AM4 / AM5; TDP=220 W; Altura=155 mm
    DeepCool|AK620|Doble Torre|:1299, Digital:1599||Negro,Blanco|Socket=LGA1700 / LGA1851 / AM4 / AM5; TDP=260 W; Altura=160 mm
    DeepCool|AG400|ARGB|:499, Digital:799||Negro,Blanco|Socket=LGA1700 / AM4 / AM5; TDP=220 W; Altura=150 mm
    DeepCool|AG620|Doble Torre ARGB|:999, Digital:1299||Negro,Blanco|Socket=LGA1700 / AM4 / AM5; TDP=260 W; Altura=157 mm
    DeepCool|Assassin IV|Doble Torre|:1999, VC Vision:2499||Negro,Blanco|TDP=280 W; Altura=164 mm
    DeepCool|Gammaxx AG200||:299||Negro|Socket=LGA1700 / AM4 / AM5; TDP=100 W; Altura=133 mm
    Thermalright|Peerless Assassin 120 SE|Doble Torre|:849, ARGB:949||Negro,Blanco|Socket=LGA1700 / LGA1851 / AM4 / AM5; TDP=245 W; Altura=155 mm
    Thermalright|Phantom Spirit 120|Doble Torre|SE:949, EVO:1199||Negro,Blanco|TDP=280 W; Altura=154 mm
    Thermalright|Assassin X 120 R SE||:449, ARGB:529, Plus:599||Negro,Blanco|TDP=150 W; Altura=148 mm
    Thermalright|AXP90-X47|Perfil bajo|:799, Full:949||Negro|TDP=120 W; Altura=47 mm
    be quiet!|Pure Rock 2||:899, FX:1199||Negro,Plata|TDP=150 W; Altura=155 mm
    be quiet!|Dark Rock Pro 5|Doble Torre|:2199||Negro|TDP=270 W; Altura=168 mm
    ID-Cooling|SE-214-XT|ARGB|:399, Pro:499||Negro,Blanco|TDP=180 W; Altura=150 mm
    ID-Cooling|Frozn A620|Doble Torre|:899, Pro SE:799||Negro,Blanco|TDP=270 W; Altura=157 mm
    Thermaltake|UX200 SE|ARGB|:599||Negro|TDP=170 W; Altura=153 mm
    Yeyian|Cosmos 120|ARGB|:549||Negro,Blanco|TDP=180 W; Altura=155 mm
    Balam Rush|Frost X1|ARGB|:449||Negro,Blanco|TDP=150 W; Altura=152 mm
    Corsair|A115|Doble Torre|:2299||Negro|TDP=270 W; Altura=165 mm
    `,
  ),
  ...lineup(
    {
      kind: 'aio',
      category: 'enfriamiento-liquido',
      noun: 'Enfriamiento Líquido',
      group: 'Enfriamiento',
      variant: 'Radiador',
      option: 'Versión',
      warrantyDays: 1825,
      art: (row, variant) => ({
        count: variant.startsWith('36')
          ? 3
          : variant.startsWith('120')
            ? 1
            : variant.startsWith('42')
              ? 3
              : 2,
        rgb: !/Core|Basic/.test(row.model),
      }),
    },
    `
    Corsair|iCUE H RGB Elite||120mm:1699, 240mm:2399, 280mm:2699, 360mm:2999||Negro,Blanco|Socket=LGA1700 / LGA1851 / AM4 / AM5; Pantalla=No
    Corsair|Nautilus RS||240mm:1799, 360mm:2199|:1, ARGB:1.12|Negro,Blanco|Socket=LGA1700 / LGA1851 / AM4 / AM5
    Corsair|iCUE Link Titan RX RGB||240mm:3299, 280mm:3599, 360mm:3999|:1, LCD:1.35|Negro,Blanco|Socket=LGA1700 / LGA1851 / AM4 / AM5
    NZXT|Kraken||240mm:2499, 280mm:2799, 360mm:3199|:1, RGB:1.15, Elite RGB:1.7|Negro,Blanco|Pantalla=LCD; Socket=LGA1700 / LGA1851 / AM4 / AM5
    NZXT|Kraken Core RGB||240mm:1799, 280mm:1999, 360mm:2299||Negro,Blanco|Socket=LGA1700 / LGA1851 / AM5
    Cooler Master|MasterLiquid Core II ARGB||240mm:1399, 360mm:1799||Negro,Blanco|Socket=LGA1700 / LGA1851 / AM4 / AM5
    Cooler Master|MasterLiquid Atmos||240mm:2299, 360mm:2799|:1, Stealth:1.05|Negro,Blanco|Socket=LGA1700 / LGA1851 / AM5
    DeepCool|LE ARGB||240mm:1199, 300mm:1299, 360mm:1599|:1, V2:1.1|Negro,Blanco|Socket=LGA1700 / AM4 / AM5
    DeepCool|LS SE ARGB||240mm:1599, 360mm:1999||Negro,Blanco|Socket=LGA1700 / LGA1851 / AM5
    DeepCool|Mystique||240mm:2799, 360mm:3299||Negro,Blanco|Pantalla=LCD 2.8"
    MSI|MAG CoreLiquid E||240mm:1499, 360mm:1899||Negro,Blanco|Socket=LGA1700 / LGA1851 / AM5
    MSI|MAG CoreLiquid I||240mm:1999, 360mm:2499||Negro,Blanco|Socket=LGA1700 / LGA1851 / AM5
    ASUS|Prime LC ARGB||240mm:1999, 360mm:2499||Negro,Blanco|Socket=LGA1700 / LGA1851 / AM5
    ASUS|ROG Ryuo IV ARGB||240mm:4999, 360mm:5999||Negro,Blanco|Pantalla=AMOLED curva
    ASUS|TUF Gaming LC III ARGB||240mm:2399, 360mm:2899|:1, LCD:1.4|Negro,Blanco|Socket=LGA1700 / LGA1851 / AM5
    Thermaltake|TH V2 Ultra ARGB||240mm:2799, 280mm:2999, 360mm:3299, 420mm:3599||Negro,Blanco,Turquesa|Pantalla=LCD 2.1"
    Thermaltake|TH V2 ARGB||120mm:1299, 240mm:1599, 360mm:2099||Negro,Blanco|Socket=LGA1700 / AM4 / AM5
    Lian Li|Galahad II Trinity||240mm:2599, 360mm:2999|:1, Performance:1.15, LCD:1.6|Negro,Blanco|Socket=LGA1700 / LGA1851 / AM5
    XPG|Levante X||240mm:1899, 360mm:2399||Negro,Blanco|Socket=LGA1700 / AM4 / AM5
    Yeyian|Kimera ARGB||240mm:1199, 360mm:1599||Negro,Blanco|Socket=LGA1700 / AM4 / AM5
    Game Factor|CLG ARGB||240mm:1249, 360mm:1649||Negro,Blanco|Socket=LGA1700 / AM4 / AM5
    Balam Rush|Hydra ARGB||240mm:1099, 360mm:1449||Negro,Blanco|Socket=LGA1700 / AM4 / AM5
    Arctic|Liquid Freezer III||240mm:1699, 280mm:1899, 360mm:2099, 420mm:2399|:1, ARGB:1.12|Negro,Blanco|Socket=LGA1700 / LGA1851 / AM5
    be quiet!|Pure Loop 3||240mm:1999, 280mm:2199, 360mm:2499|:1, LX:1.15|Negro|Socket=LGA1700 / LGA1851 / AM5
    `,
  ),
  ...lineup(
    {
      kind: 'fan',
      category: 'ventiladores',
      noun: 'Ventilador',
      group: 'Ventilador',
      variant: 'Tamaño',
      option: 'Paquete',
      warrantyDays: 730,
      pieces: (_v, option) => Number(/\d/.exec(option)?.[0] ?? 1),
      art: (row, _v, option) => ({
        rgb: /RGB/.test(row.model),
        count: Number(/\d/.exec(option)?.[0] ?? 1),
      }),
    },
    `
    Corsair|AF Slim|PWM|120mm:399, 140mm:449||Negro|Conector=4 pines PWM
    Corsair|RS ARGB|PWM|120mm:399, 140mm:449|:1, Paquete de 3:2.6|Negro,Blanco|Conector=4 pines PWM
    Corsair|iCUE Link RX RGB|PWM|120mm:749, 140mm:799|:1, Paquete de 3:3.2|Negro,Blanco|Conector=iCUE Link
    Corsair|ML Pro|Levitación Magnética|120mm:499, 140mm:549||Negro|Conector=4 pines PWM
    NZXT|F RGB|PWM|120mm:549, 140mm:599|:1, Paquete de 3:2.7|Negro,Blanco|Conector=4 pines PWM
    NZXT|F Q|PWM Silencioso|120mm:349, 140mm:399||Negro,Blanco|Conector=4 pines PWM
    Cooler Master|SickleFlow ARGB|PWM|120mm:249, 140mm:329|:1, Paquete de 3:2.7|Negro,Blanco|Conector=4 pines PWM
    Cooler Master|MasterFan Halo ARGB|PWM|120mm:449, 140mm:499|:1, Paquete de 3:2.7|Negro,Blanco|Conector=4 pines PWM
    Cooler Master|Mobius|PWM|120mm:549, 140mm:599|:1, OC:1.2|Negro|Conector=4 pines PWM
    Noctua|NF-A12x25|PWM|120mm:799|:1, chromax.black:1.08, G2:1.15||Conector=4 pines PWM
    Noctua|NF-A14|PWM|140mm:699|:1, chromax.black:1.08, G2:1.25||Conector=4 pines PWM
    Noctua|NF-P12 redux|PWM|120mm:349||Gris|Conector=4 pines PWM
    Noctua|NF-A4x20|PWM|40mm:379, 60mm:389, 80mm:399, 92mm:429|||Conector=4 pines PWM
    DeepCool|FK ARGB|PWM|120mm:249|:1, Paquete de 3:2.6|Negro,Blanco|Conector=4 pines PWM
    DeepCool|FC ARGB|PWM|120mm:299|:1, Paquete de 3:2.6|Negro,Blanco|Conector=4 pines PWM
    Arctic|P PWM PST|Presión Estática|120mm:199, 140mm:239|:1, Paquete de 5:4.2|Negro,Blanco|Conector=4 pines PWM
    Arctic|P ARGB|PWM|120mm:279, 140mm:319|:1, Paquete de 3:2.6|Negro,Blanco|Conector=4 pines PWM
    Thermaltake|CT ARGB Sync|PWM|120mm:299, 140mm:349|:1, Paquete de 3:2.6|Negro,Blanco|Conector=4 pines PWM
    Thermaltake|SWAFAN EX ARGB|PWM|120mm:899, 140mm:999|:1, Paquete de 3:2.6|Negro,Blanco|Conector=Magnético
    Lian Li|Uni Fan SL-Infinity RGB|PWM|120mm:599, 140mm:649|:1, Paquete de 3:2.8|Negro,Blanco|Conector=Modular
    Lian Li|Uni Fan TL RGB|PWM|120mm:699, 140mm:749|:1, Paquete de 3:2.8|Negro,Blanco|Conector=Modular
    Thermalright|TL-C12C-S ARGB|PWM|120mm:169|:1, Paquete de 3:2.6|Negro,Blanco|Conector=4 pines PWM
    XPG|Vento Pro|PWM|120mm:349|:1, ARGB:1.2|Negro,Blanco|Conector=4 pines PWM
    Yeyian|Typhoon ARGB|PWM|120mm:199|:1, Paquete de 3:2.6|Negro,Blanco,Rosa|Conector=4 pines PWM
    Game Factor|FKG400 ARGB|PWM|120mm:179|:1, Paquete de 3:2.6|Negro,Blanco|Conector=6 pines
    Balam Rush|Vortex ARGB|PWM|120mm:159|:1, Paquete de 3:2.6|Negro,Blanco|Conector=6 pines
    be quiet!|Silent Wings 4|PWM|120mm:499, 140mm:549|:1, Pro:1.35|Negro,Blanco|Conector=4 pines PWM
    be quiet!|Light Wings ARGB|PWM|120mm:599, 140mm:649|:1, Paquete de 3:2.7|Negro,Blanco|Conector=4 pines PWM
    `,
  ),
  ...lineup(
    {
      kind: 'paste',
      category: 'pasta-termica',
      noun: 'Pasta Térmica',
      group: 'Pasta térmica',
      variant: 'Contenido',
    },
    `
    Arctic|MX-4||2g:119, 4g:149, 8g:219, 20g:399|||Conductividad=8.5 W/mK
    Arctic|MX-6||2g:149, 4g:189, 8g:299|||Conductividad=7.5 W/mK
    Arctic|MX-7||2g:179, 4g:229, 8g:349|||Conductividad=9 W/mK
    Noctua|NT-H1||3.5g:199, 10g:399|||Conductividad=8.9 W/mK
    Noctua|NT-H2||3.5g:299, 10g:549|||Conductividad=9.2 W/mK
    Cooler Master|CryoFuze||2g:249, Violet 2g:299|||Conductividad=14 W/mK
    Cooler Master|MasterGel Regular||1.5ml:89|||Conductividad=5 W/mK
    Thermal Grizzly|Kryonaut||1g:229, 5.5g:599, 11.1g:899|||Conductividad=12.5 W/mK
    Thermal Grizzly|Conductonaut|Metal Líquido|1g:349, 5g:1199|||Conductividad=73 W/mK
    Thermal Grizzly|Hydronaut||1g:199, 7.8g:499|||Conductividad=11.8 W/mK
    DeepCool|DM9||1.5g:129, 3g:199|||Conductividad=9.5 W/mK
    Corsair|XTM70||3g:269|||Conductividad=7 W/mK
    Corsair|TM30||3g:169|||Conductividad=3.8 W/mK
    Thermalright|TF7||2g:89, 8g:199|||Conductividad=12.8 W/mK
    Acteck|Cool Paste||1g:29, 5g:59|||Conductividad=1.9 W/mK
    `,
  ),
  ...lineup(
    { kind: 'expansion', category: 'tarjetas-de-expansion', noun: 'Tarjeta', group: 'General' },
    `
    TP-Link|TG-3468|de Red PCI Express Gigabit|:259|||Interfaz=PCIe x1
    TP-Link|TX201|de Red PCI Express 2.5 Gb|:549|||Interfaz=PCIe x1
    TP-Link|TX401|de Red PCI Express 10 Gb|:1999|||Interfaz=PCIe x4
    TP-Link|Archer TX55E|de Red Wi-Fi 6 y Bluetooth|:749|||Interfaz=PCIe x1
    TP-Link|Archer TXE75E|de Red Wi-Fi 6E y Bluetooth|:1199|||Interfaz=PCIe x1
    TP-Link|Archer TBE550E|de Red Wi-Fi 7 y Bluetooth|:1599|||Interfaz=PCIe x1
    ASUS|PCE-AX1800|de Red Wi-Fi 6 y Bluetooth|:849|||Interfaz=PCIe x1
    ASUS|XG-C100C|de Red PCI Express 10 Gb|:2299|||Interfaz=PCIe x4
    Gigabyte|GC-WBAX210|de Red Wi-Fi 6E y Bluetooth|:799|||Interfaz=PCIe x1
    Mercusys|MA80XE|de Red Wi-Fi 6 y Bluetooth|:599|||Interfaz=PCIe x1
    Creative|Sound Blaster Audigy Fx V2|de Sonido PCI Express|:1199|||Canales=5.1
    Creative|Sound BlasterX AE-5 Plus|de Sonido PCI Express|:3299||Negro,Blanco|Canales=5.1
    Creative|Sound Blaster Z SE|de Sonido PCI Express|:2199|||Canales=7.1
    ASUS|Xonar SE|de Sonido PCI Express|:999|||Canales=5.1
    Startech|PEXUSB3S4V|PCI Express con 4 Puertos USB 3.0|:1199|||Interfaz=PCIe x1
    Startech|PEX4M2E1|PCI Express para SSD M.2|:549|||Interfaz=PCIe x4
    Manhattan|151375|PCI Express con 4 Puertos USB 3.0|:549|||Interfaz=PCIe x1
    Elgato|HD60 X|Capturadora HDMI 4K|:3299|||Interfaz=USB 3.0
    Elgato|4K X|Capturadora HDMI 2.1|:4999|||Interfaz=USB 3.2
    Elgato|Game Capture 4K Pro|Capturadora HDMI PCI Express|:5999|||Interfaz=PCIe x4
    AVerMedia|Live Gamer Mini GC311|Capturadora HDMI|:2299|||Interfaz=USB 2.0
    AVerMedia|Live Gamer Ultra 2.1|Capturadora HDMI 2.1|:5999|||Interfaz=USB 3.2
    Ugreen|CM489|Capturadora HDMI 4K|:899|||Interfaz=USB 3.0
    `,
  ),
];

/** Power supplies, cases, coolers, fans, thermal compound and expansion cards. */
export const powerAndCooling = (): Draft[] => [...supplies(), ...cases(), ...coolers()];
