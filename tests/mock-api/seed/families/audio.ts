import type { Draft } from '../../catalogue/types';
import { lineup } from './lineup';

const headphones = () => [
  ...lineup(
    {
      kind: 'headphones',
      category: 'audifonos',
      noun: 'Audífonos',
      group: 'Audio',
      art: (row) => ({ form: /In-Ear/.test(row.detail) ? 'wired' : 'over' }),
    },
    `
    Sony|WH-CH520|Inalámbricos On-Ear Bluetooth|:899||Negro,Blanco,Azul,Beige|Autonomía=50 h; Conexión=Bluetooth 5.2
    Sony|WH-CH720N|Inalámbricos con Cancelación de Ruido|:1999||Negro,Blanco,Azul|Autonomía=35 h; Conexión=Bluetooth 5.2
    Sony|WH-1000XM4|Inalámbricos con Cancelación de Ruido|:4499||Negro,Plata,Azul|Autonomía=30 h; Conexión=Bluetooth 5.0
    Sony|WH-1000XM5|Inalámbricos con Cancelación de Ruido|:6499||Negro,Plata,Azul,Rosa|Autonomía=30 h; Conexión=Bluetooth 5.2
    Sony|MDR-ZX110|Alámbricos 3.5 mm|:299||Negro,Blanco|Conexión=3.5 mm
    Sony|MDR-EX15AP|In-Ear Alámbricos 3.5 mm|:229||Negro,Blanco,Azul,Rosa|Conexión=3.5 mm
    JBL|Tune 520BT|Inalámbricos On-Ear Bluetooth|:849||Negro,Blanco,Azul,Morado|Autonomía=57 h; Conexión=Bluetooth 5.3
    JBL|Tune 720BT|Inalámbricos Over-Ear Bluetooth|:1299||Negro,Blanco,Azul,Morado|Autonomía=76 h; Conexión=Bluetooth 5.3
    JBL|Tune 770NC|Inalámbricos con Cancelación de Ruido|:1899||Negro,Blanco,Azul,Morado|Autonomía=70 h; Conexión=Bluetooth 5.3
    JBL|Live 770NC|Inalámbricos con Cancelación de Ruido|:2799||Negro,Blanco,Azul,Beige|Autonomía=65 h; Conexión=Bluetooth 5.3
    JBL|Tune 310C|In-Ear Alámbricos USB-C|:399||Negro,Blanco,Azul|Conexión=USB-C
    Bose|QuietComfort|Inalámbricos con Cancelación de Ruido|:6499, Ultra:8499||Negro,Blanco,Azul|Autonomía=24 h; Conexión=Bluetooth 5.3
    Sennheiser|Accentum|Inalámbricos con Cancelación de Ruido|:3299, Plus:4499||Negro,Blanco|Autonomía=50 h; Conexión=Bluetooth 5.2
    Sennheiser|HD 400S|Alámbricos 3.5 mm|:1499||Negro|Conexión=3.5 mm
    Sennheiser|HD 280 Pro|de Estudio Alámbricos|:2299||Negro|Impedancia=64 ohms
    Audio-Technica|ATH-M20x|de Estudio Alámbricos|:1199||Negro|Impedancia=47 ohms
    Audio-Technica|ATH-M50x|de Estudio Alámbricos|:3499||Negro,Blanco|Impedancia=38 ohms
    Logitech|H390|con Micrófono USB|:699||Negro,Blanco,Rosa|Conexión=USB; Uso=Oficina
    Logitech|H540|con Micrófono USB|:899||Negro|Conexión=USB; Uso=Oficina
    Logitech|Zone Vibe 100|Inalámbricos con Micrófono|:1899||Grafito,Blanco,Rosa|Autonomía=20 h; Conexión=Bluetooth 5.2
    Jabra|Evolve2 30|con Micrófono USB|UC Mono:1999, UC Estéreo:2299, MS Estéreo:2399||Negro|Conexión=USB-A; Uso=Centro de contacto
    Jabra|Evolve2 65|Inalámbricos con Micrófono|UC:4499, MS:4699||Negro|Autonomía=37 h; Conexión=Bluetooth 5.2
    Poly|Blackwire 3220|con Micrófono USB|USB-A:899, USB-C:999||Negro|Uso=Centro de contacto
    Poly|Voyager 4320|Inalámbricos con Micrófono|UC:3299, MS:3399||Negro|Autonomía=24 h
    Skullcandy|Hesh Evo|Inalámbricos Over-Ear|:1899||Negro,Gris,Blanco|Autonomía=36 h
    Skullcandy|Crusher ANC 2|Inalámbricos con Cancelación de Ruido|:3999||Negro,Rojo|Autonomía=50 h
    Soundcore|Life Q20i|Inalámbricos con Cancelación de Ruido|:999||Negro,Blanco,Azul|Autonomía=40 h
    Soundcore|Space One|Inalámbricos con Cancelación de Ruido|:1799, Pro:3299||Negro,Blanco,Azul|Autonomía=40 h
    Perfect Choice|Audax|Inalámbricos Bluetooth|:399||Negro,Blanco,Rosa,Azul|Autonomía=10 h
    Vorago|HPB-601|Inalámbricos Bluetooth|:299||Negro,Rojo,Blanco|Autonomía=8 h
    Vorago|EPB-104|In-Ear Alámbricos 3.5 mm|:79||Negro,Azul,Rosa,Blanco|Conexión=3.5 mm
    Acteck|Bumper Pro|con Micrófono USB|:249||Negro|Conexión=USB
    Steren|AUD-7000|Inalámbricos Bluetooth|:599||Negro,Azul,Blanco|Autonomía=12 h
    Steren|AUD-105|In-Ear Alámbricos 3.5 mm|:119||Negro,Rojo,Verde|Conexión=3.5 mm
    Manhattan|Sound Science|con Micrófono USB|:329||Negro|Conexión=USB
    Xiaomi|Basic In-Ear|In-Ear Alámbricos 3.5 mm|:149||Negro,Plata|Conexión=3.5 mm
    Beats|Solo 4|Inalámbricos On-Ear|:3999||Negro,Azul,Rosa|Autonomía=50 h
    Beats|Studio Pro|Inalámbricos con Cancelación de Ruido|:6499||Negro,Café,Blanco,Azul|Autonomía=40 h
    Apple|AirPods Max|Inalámbricos con Cancelación de Ruido|:12499||Azul,Morado,Naranja,Blanco,Negro|Autonomía=20 h; Conexión=USB-C
    `,
  ),
  ...lineup(
    {
      kind: 'earbuds',
      category: 'audifonos',
      noun: 'Audífonos Inalámbricos True Wireless',
      group: 'Audio',
    },
    `
    Apple|AirPods 4|con Estuche USB-C|:2899, con Cancelación de Ruido:3999||Blanco|Autonomía=30 h con estuche; Resistencia=IP54
    Apple|AirPods Pro 3|con Cancelación de Ruido|:5499||Blanco|Autonomía=24 h con estuche; Resistencia=IP57
    Samsung|Galaxy Buds FE|con Cancelación de Ruido|:1499||Grafito,Blanco|Autonomía=30 h con estuche
    Samsung|Galaxy Buds3|Bluetooth 5.4|:2799, Pro:3999, FE:2499||Plata,Blanco|Autonomía=30 h con estuche
    Sony|WF-C510|Bluetooth 5.3|:999||Negro,Blanco,Azul,Amarillo|Autonomía=22 h con estuche; Resistencia=IPX4
    Sony|WF-C700N|con Cancelación de Ruido|:1899||Negro,Blanco,Morado,Verde|Autonomía=15 h con estuche
    Sony|WF-1000XM5|con Cancelación de Ruido|:4999||Negro,Plata,Rosa|Autonomía=24 h con estuche
    Sony|LinkBuds S|con Cancelación de Ruido|:2999||Negro,Blanco,Beige|Autonomía=20 h con estuche
    JBL|Wave Beam 2|con Cancelación de Ruido|:1199||Negro,Blanco,Azul,Beige|Autonomía=40 h con estuche
    JBL|Wave Flex 2|con Cancelación de Ruido|:1199||Negro,Blanco,Morado|Autonomía=40 h con estuche
    JBL|Tune Beam 2|con Cancelación de Ruido|:1699||Negro,Blanco,Azul|Autonomía=48 h con estuche
    JBL|Live Buds 3|con Cancelación de Ruido|:3499||Negro,Azul,Morado,Plata|Autonomía=40 h con estuche
    JBL|Endurance Race 2|Deportivos|:1499||Negro,Azul,Blanco|Resistencia=IP68
    Xiaomi|Redmi Buds 6|con Cancelación de Ruido|Play:329, Active:449, Lite:499, Pro:1299||Negro,Blanco,Azul|Autonomía=30 h con estuche
    Huawei|FreeBuds SE 2|Bluetooth 5.3|:749||Blanco,Azul|Autonomía=40 h con estuche
    Huawei|FreeBuds 6i|con Cancelación de Ruido|:1799||Negro,Blanco,Morado|Autonomía=35 h con estuche
    Huawei|FreeClip|de Oído Abierto|:3299||Negro,Morado,Beige|Autonomía=36 h con estuche
    Soundcore|P20i|Bluetooth 5.3|:449||Negro,Blanco,Azul,Rosa|Autonomía=30 h con estuche
    Soundcore|Liberty 4 NC|con Cancelación de Ruido|:1699||Negro,Blanco,Azul|Autonomía=50 h con estuche
    Skullcandy|Dime 3|Bluetooth 5.3|:599||Negro,Azul,Gris|Autonomía=20 h con estuche
    Bose|QuietComfort Earbuds|con Cancelación de Ruido|:3499, Ultra:5999||Negro,Blanco|Autonomía=24 h con estuche
    Motorola|Moto Buds |Bluetooth 5.3|065:399, 120:549, 250:699||Negro,Blanco,Azul|Autonomía=18 h con estuche
    HyperX|Cloud Mix Buds 2|Gamer|:2799||Negro|Conexión=2.4 GHz / Bluetooth
    Nothing|Ear|con Cancelación de Ruido|(a):2299, (2024):2999||Negro,Blanco|Autonomía=42 h con estuche
    Perfect Choice|Bend|Bluetooth 5.3|:349||Negro,Blanco,Azul,Rosa|Autonomía=18 h con estuche
    Vorago|ESB-600|Bluetooth 5.3|:249, Plus:349||Negro,Blanco,Azul|Autonomía=16 h con estuche
    Steren|AUD-7400|Bluetooth 5.3|:449||Negro,Blanco,Morado|Autonomía=20 h con estuche
    Ghia|Twins|Bluetooth 5.0|:249||Negro,Blanco,Rosa|Autonomía=12 h con estuche
    `,
  ),
  ...lineup(
    {
      kind: 'headphones',
      category: 'diademas-gamer',
      noun: 'Diadema Gamer',
      group: 'Audio',
      warrantyDays: 730,
      art: (row) => ({ form: 'gamer', rgb: /RGB/.test(row.detail) }),
    },
    `
    HyperX|Cloud Stinger 2|3.5 mm|:749, Core:599, Wireless:1599||Negro|Micrófono=Giratorio; Peso=275 g
    HyperX|Cloud III|USB y 3.5 mm|:1499, Wireless:2599, S Wireless:2999||Negro,Rojo|Controladores=53 mm
    HyperX|Cloud Alpha|3.5 mm|:1299, Wireless:2999||Negro,Rojo|Controladores=Doble cámara 50 mm
    HyperX|Cloud Mini|3.5 mm|:599, Wireless:999||Negro,Morado|Controladores=40 mm
    Logitech|G335|3.5 mm|:999||Negro,Blanco,Verde|Controladores=40 mm; Peso=240 g
    Logitech|G435 Lightspeed|Inalámbrica|:1199||Negro,Blanco,Azul|Autonomía=18 h; Peso=165 g
    Logitech|G733 Lightspeed|Inalámbrica RGB|:2199||Negro,Blanco,Azul,Morado|Autonomía=29 h
    Logitech|G PRO X 2 Lightspeed|Inalámbrica|:4499||Negro,Blanco,Rosa|Autonomía=50 h
    Logitech|G522 Lightspeed|Inalámbrica RGB|:3299||Negro,Blanco|Autonomía=90 h
    Razer|Kraken V4|RGB|X:1699, Wireless:3299, Pro:7499||Negro|Sonido=7.1
    Razer|BlackShark V2 X|3.5 mm|:899, USB:1099, HyperSpeed:1799||Negro,Blanco,Verde|Controladores=50 mm
    Razer|BlackShark V2 Pro|Inalámbrica|:3699||Negro,Blanco|Autonomía=70 h
    Razer|Barracuda X|Inalámbrica|:1999, Chroma:2499||Negro,Blanco,Rosa|Autonomía=50 h
    Razer|Kraken Kitty V2|RGB USB|:1899, Pro:3499, BT:1799||Negro,Rosa|Sonido=7.1
    Corsair|HS35 V2|3.5 mm|:799||Negro,Blanco,Azul|Controladores=50 mm
    Corsair|HS55|3.5 mm|Stereo:999, Surround:1199, Wireless Core:1699||Negro,Blanco|Controladores=50 mm
    Corsair|HS80|RGB|USB:1799, Wireless:2699, MAX Wireless:3299||Negro,Blanco|Sonido=Dolby Atmos
    Corsair|Void V2|Inalámbrica RGB|:2199, MAX:2999||Negro,Blanco|Autonomía=70 h
    SteelSeries|Arctis Nova 1|3.5 mm|:999, X:1099, P:1099||Negro,Blanco|Peso=236 g
    SteelSeries|Arctis Nova 3|RGB USB|:1699, Wireless:2199||Negro,Blanco|Sonido=360
    SteelSeries|Arctis Nova 5|Inalámbrica|:2799, X:2799, P:2799||Negro,Blanco|Autonomía=60 h
    SteelSeries|Arctis Nova Pro|Inalámbrica|:7499||Negro,Blanco|Batería=Doble intercambiable
    ASUS|TUF Gaming H1|USB 7.1|:799, Gen II:899, Wireless:1499||Negro|Sonido=7.1
    ASUS|ROG Delta II|Inalámbrica RGB|:4499||Negro|Autonomía=110 h
    ASUS|ROG Fusion II|RGB|300:2499, 500:3499||Negro|Sonido=7.1
    Redragon|Zeus X H510|RGB USB 7.1|:1099, Pro:1699||Negro,Blanco,Rosa|Sonido=7.1
    Redragon|Lamia 2 H320|RGB USB 7.1|:699||Negro,Blanco|Sonido=7.1
    Redragon|Pandora H350|RGB USB 7.1|:799||Negro,Blanco|Sonido=7.1
    Redragon|Muse H310|USB 7.1|:549||Negro|Sonido=7.1
    XPG|Precog|USB-C y 3.5 mm|:1299, S:799||Negro|Sonido=7.1
    JBL|Quantum 100|3.5 mm|:599, M2:699||Negro,Blanco,Azul|Controladores=40 mm
    JBL|Quantum 360|Inalámbrica|:1699, P:1699||Negro,Blanco|Autonomía=22 h
    MSI|Maestro 300|3.5 mm|:749||Negro|Controladores=50 mm
    MSI|Immerse GH50|RGB USB 7.1|:1299, Wireless:1999||Negro|Sonido=7.1
    Turtle Beach|Recon 70|3.5 mm|:749||Negro,Blanco,Azul,Rojo|Compatibilidad=Consolas y PC
    Turtle Beach|Stealth 600 Gen 3|Inalámbrica|Xbox:2299, PlayStation:2299, PC:2199||Negro,Blanco|Autonomía=80 h
    Astro|A10 Gen 2|3.5 mm|:1199||Negro,Blanco,Morado|Compatibilidad=Consolas y PC
    Sony|Inzone H|Inalámbrica|3:1999, 5:2999, 9 II:6499||Negro,Blanco|Sonido=360 Spatial
    Yeyian|Shinzo|RGB|:499, Wireless:899||Negro,Blanco,Rosa|Controladores=50 mm
    Game Factor|HSG400|RGB|:399, =HSG601:599||Negro,Blanco,Rosa|Controladores=50 mm
    Balam Rush|Orphix|RGB|:449, 7.1:599||Negro,Blanco,Rosa|Controladores=50 mm
    Ocelot|OGHS01|RGB|:299||Negro,Morado,Blanco|Controladores=40 mm
    Vorago|Start the Game HPG-301|RGB|:349||Negro|Controladores=40 mm
    Cougar|Phontum|3.5 mm|Essential:699, Pro:999||Negro,Naranja|Controladores=53 mm
    `,
  ),
];

const speakers = () => [
  ...lineup(
    {
      kind: 'speaker',
      category: 'bocinas',
      noun: 'Bocina',
      group: 'Audio',
      art: (row) => ({
        form: /PC|2\.[01]|USB/.test(row.detail)
          ? 'pair'
          : /Partybox|Fiesta|Torre|XV|MegaSound/.test(row.model + row.detail)
            ? 'party'
            : 'portable',
        rgb: /RGB|Luces/.test(row.detail),
      }),
    },
    `
    JBL|Go 4|Portátil Bluetooth|:799||Negro,Azul,Rojo,Rosa,Blanco,Morado|Potencia=4.2 W; Resistencia=IP67; Autonomía=7 h
    JBL|Clip 5|Portátil Bluetooth|:1299||Negro,Azul,Rojo,Rosa,Blanco,Morado|Potencia=7 W; Resistencia=IP67
    JBL|Flip 6|Portátil Bluetooth|:1999||Negro,Azul,Rojo,Rosa,Gris,Verde|Potencia=30 W; Resistencia=IP67
    JBL|Flip 7|Portátil Bluetooth|:2599||Negro,Azul,Rojo,Rosa,Blanco,Morado|Potencia=35 W; Resistencia=IP68
    JBL|Charge 5|Portátil Bluetooth|:2999||Negro,Azul,Rojo,Gris,Verde,Rosa|Potencia=40 W; Autonomía=20 h
    JBL|Charge 6|Portátil Bluetooth|:3699||Negro,Azul,Rojo,Blanco,Morado|Potencia=45 W; Autonomía=28 h
    JBL|Xtreme 4|Portátil Bluetooth|:5499||Negro,Azul,Verde|Potencia=100 W
    JBL|Partybox|de Fiesta con Luces RGB|Encore Essential:4499, Club 120:7499, 110:6999, Stage 320:10999, 710:14999, Ultimate:25999||Negro|Conexión=Bluetooth 5.4
    Sony|SRS-XB100|Portátil Bluetooth|:849||Negro,Azul,Naranja,Gris|Autonomía=16 h; Resistencia=IP67
    Sony|ULT Field 1|Portátil Bluetooth|:2199||Negro,Blanco,Naranja,Verde|Resistencia=IP67
    Sony|ULT Field 7|Portátil Bluetooth con Luces RGB|:7499||Negro|Autonomía=30 h
    Sony|SRS-XV500|de Fiesta con Luces RGB|:5499||Negro|Autonomía=25 h
    Bose|SoundLink Flex|Portátil Bluetooth|:2999||Negro,Azul,Blanco,Verde|Resistencia=IP67
    Bose|SoundLink Micro|Portátil Bluetooth|:2299||Negro,Azul|Resistencia=IP67
    Marshall|Emberton II|Portátil Bluetooth|:3299||Negro,Beige|Autonomía=30 h
    Marshall|Acton III|Bluetooth para Casa|:5499||Negro,Café,Beige|Potencia=60 W
    Soundcore|Motion 300|Portátil Bluetooth|:1599||Negro,Azul|Potencia=30 W
    Soundcore|Mini 3|Portátil Bluetooth|:749||Negro,Azul,Rojo|Potencia=6 W
    Xiaomi|Sound Outdoor|Portátil Bluetooth|:899||Negro,Azul,Rojo|Potencia=30 W; Resistencia=IP67
    Xiaomi|Sound Pocket|Portátil Bluetooth|:499||Negro|Potencia=5 W; Resistencia=IP67
    Tronsmart|Bang|de Fiesta con Luces RGB|SE:1299, Mini:1599, Max:3499||Negro|Resistencia=IPX6
    Tronsmart|T7|Portátil Bluetooth|Mini:549, Lite:799||Negro,Azul,Rojo|Resistencia=IPX7
    LG|XBOOM Go|Portátil Bluetooth|XG2T:999, XG5Q:1999, XG7Q:2799||Negro|Resistencia=IP67
    LG|XBOOM ~|de Fiesta con Luces RGB|XL5S:5999, XL7S:7999, XL9T:12999||Negro|Conexión=Bluetooth 5.1
    Logitech|Z150|para PC 2.0|:399||Negro,Blanco|Potencia=6 W; Conexión=3.5 mm
    Logitech|Z200|para PC 2.0|:649||Negro,Blanco|Potencia=10 W; Conexión=3.5 mm
    Logitech|Z313|para PC 2.1|:899||Negro|Potencia=50 W pico
    Logitech|Z407|para PC 2.1 Bluetooth|:1799||Negro|Potencia=80 W pico
    Logitech|Z533|para PC 2.1|:1999||Negro|Potencia=120 W pico
    Logitech|G560 Lightsync|para PC 2.1 RGB|:4299||Negro|Potencia=240 W pico
    Creative|Pebble|para PC 2.0 USB|:499, V2:649, V3:949, Plus 2.1:949, Pro RGB:1599||Negro,Blanco|Potencia=8 W
    Creative|Stage Air V2|para PC USB|:1199||Negro|Potencia=20 W pico
    Edifier|R1280|Monitores de Estudio para PC 2.0|T:1899, DB:2399, DBs:2599||Negro,Café|Potencia=42 W
    Edifier|MR4|Monitores de Estudio para PC 2.0|:1999||Negro,Blanco|Potencia=42 W
    Edifier|G2000|Gamer para PC 2.0 RGB|:1799||Negro,Blanco,Rosa|Potencia=32 W pico
    Genius|SP-HF180|para PC 2.0 USB|:249||Negro,Café|Potencia=6 W
    Genius|SP-U115|para PC 2.0 USB|:149||Negro,Rojo|Potencia=3 W
    Redragon|Anvil GS520|Gamer para PC 2.0 RGB|:549, Pro:749||Negro,Blanco|Potencia=5 W
    Redragon|Orpheus GS550|Gamer para PC RGB|:699||Negro|Potencia=6 W
    Razer|Nommo V2|Gamer para PC 2.1 RGB|X:2999, V2:5499, Pro:8499||Negro|Sonido=THX
    Perfect Choice|Crash|Portátil Bluetooth|:349||Negro,Azul,Rojo,Rosa|Potencia=5 W
    Perfect Choice|Bocinas Basics|para PC 2.0 USB|:149||Negro,Blanco|Potencia=3 W
    Vorago|BSP-100|Portátil Bluetooth|:199, V2:229||Negro,Azul,Rojo,Blanco|Potencia=3 W
    Vorago|KSP-302|de Fiesta con Luces RGB|8":1299, 12":1999, 15":2999||Negro|Conexión=Bluetooth, USB y Radio
    Acteck|Dream|para PC 2.0 USB|:129||Negro|Potencia=3 W
    Steren|BOC-869|Portátil Bluetooth|:699||Negro,Azul,Verde|Resistencia=IPX5
    Steren|BAF-1597|Bafle de Fiesta con Luces|10":1999, 12":2999, 15":4499||Negro|Conexión=Bluetooth
    Ghia|Ambiental BX|de Fiesta con Luces RGB|8":899, 12":1499, 15":2199||Negro|Conexión=Bluetooth
    `,
  ),
  ...lineup(
    { kind: 'soundbar', category: 'barras-de-sonido', noun: 'Barra de Sonido', group: 'Audio' },
    `
    Samsung|HW-B450F|2.1 Canales|:2499|||Potencia=300 W; Subwoofer=Inalámbrico
    Samsung|HW-B550F|3.1 Canales|:3299|||Potencia=320 W; Subwoofer=Inalámbrico
    Samsung|HW-Q600F|3.1.2 Canales Dolby Atmos|:6999|||Potencia=340 W
    Samsung|HW-Q800F|5.1.2 Canales Dolby Atmos|:12499|||Potencia=370 W
    Samsung|HW-Q990F|11.1.4 Canales Dolby Atmos|:24999|||Potencia=756 W
    LG|SQC2|2.1 Canales|:2299|||Potencia=300 W
    LG|S40T|2.1 Canales|:2799|||Potencia=300 W
    LG|S60T|3.1 Canales|:3999|||Potencia=340 W
    LG|S70TY|3.1.1 Canales Dolby Atmos|:6499|||Potencia=400 W
    LG|S95TR|9.1.5 Canales Dolby Atmos|:21999|||Potencia=810 W
    Sony|HT-S100F|2.0 Canales|:1999|||Potencia=120 W
    Sony|HT-S400|2.1 Canales|:3999|||Potencia=330 W
    Sony|HT-A3000|3.1 Canales Dolby Atmos|:9999|||Potencia=250 W
    Sony|Bravia Theater Bar|Dolby Atmos|6:10999, 8:17999, 9:24999|||Sonido=360 Spatial Sound
    JBL|Bar 2.0|All-in-One|MK2:2499|||Potencia=80 W
    JBL|Bar 300|5.0 Canales Dolby Atmos|:5999, MK2:6999|||Potencia=260 W
    JBL|Bar 500|5.1 Canales Dolby Atmos|:8499, MK2:9999|||Potencia=590 W
    JBL|Bar 1000|7.1.4 Canales Dolby Atmos|:17999|||Potencia=880 W
    Bose|TV Speaker|2.0 Canales|:4999|||Conexión=HDMI ARC y Bluetooth
    Bose|Smart Soundbar|Dolby Atmos|:8999, Ultra:17999||Negro,Blanco|Conexión=HDMI eARC y Wi-Fi
    Hisense|HS2100|2.1 Canales|:1999|||Potencia=240 W
    Hisense|AX5125H|5.1.2 Canales Dolby Atmos|:6499|||Potencia=500 W
    TCL|S45H|2.0 Canales|:1499|||Potencia=100 W
    TCL|S55H|2.1 Canales Dolby Atmos|:2699|||Potencia=220 W
    TCL|Q85H|7.1.4 Canales Dolby Atmos|:11999|||Potencia=860 W
    Xiaomi|Soundbar 3.1ch|3.1 Canales|:2999|||Potencia=430 W
    Vorago|SPB-300|Bluetooth|:599, Plus:899|||Potencia=40 W
    Steren|BAR-320|2.1 Canales|:1999|||Potencia=80 W
    Perfect Choice|Concerto|para PC USB|:449|||Potencia=10 W
    Redragon|Adiemus GS560|Gamer para PC RGB|:699, Pro:999||Negro,Blanco|Potencia=6 W
    Ghia|Sonar|Bluetooth|:799|||Potencia=60 W
    Creative|Stage 360|2.1 Canales Dolby Atmos|:4999|||Potencia=240 W pico
    `,
  ),
];

const microphones = () =>
  lineup(
    {
      kind: 'microphone',
      category: 'microfonos',
      noun: 'Micrófono',
      group: 'Audio',
      warrantyDays: 365,
      art: (row) => ({
        rgb: /RGB/.test(row.detail),
        form: /Solapa/.test(row.detail) ? 'lapel' : 'desk',
      }),
    },
    `
    HyperX|SoloCast|USB Cardioide|:899, 2:1099||Negro,Blanco|Muestreo=24 bits / 96 kHz
    HyperX|QuadCast 2|USB RGB|:2499, S:3299||Negro,Blanco|Patrones=4
    HyperX|DuoCast|USB RGB|:1799||Negro,Blanco|Patrones=2
    Blue|Yeti|USB|:1999, X:2999, Nano:1699||Negro,Blanco,Plata|Patrones=4
    Blue|Snowball iCE|USB Cardioide|:899||Negro,Blanco|Muestreo=16 bits / 44.1 kHz
    Razer|Seiren V3 Mini|USB Supercardioide|:999, Chroma RGB:2499||Negro,Blanco,Rosa|Muestreo=24 bits / 96 kHz
    Razer|Seiren V2|USB|X:1699, Pro:2699||Negro|Muestreo=24 bits / 96 kHz
    Elgato|Wave:3|USB Cardioide|:2599||Negro,Blanco|Muestreo=24 bits / 96 kHz
    Elgato|Wave Neo|USB-C Cardioide|:1699||Blanco|Muestreo=24 bits / 96 kHz
    Rode|NT-USB|USB|Mini:1899, Plus:3299||Negro,Blanco|Patrón=Cardioide
    Rode|PodMic|Dinámico|XLR:1999, USB:3699||Negro,Blanco|Patrón=Cardioide
    Rode|Wireless|Inalámbrico de Solapa|ME:2999, Go II:5499, Pro:7499||Negro|Alcance=200 m
    Shure|MV7+|Dinámico USB-C y XLR|:5499||Negro,Blanco|Patrón=Cardioide
    Shure|SM58|Dinámico XLR|LC:2199, S:2299|||Patrón=Cardioide
    Shure|SM7B|Dinámico XLR|:8499, dB:10999|||Patrón=Cardioide
    Audio-Technica|AT2020|de Condensador|XLR:1999, USB-X:2799|||Patrón=Cardioide
    Fifine|K669|USB Cardioide|B:599, Pro:799||Negro,Rosa,Rojo|Muestreo=16 bits / 48 kHz
    Fifine|AmpliGame A6|USB RGB|:749, =AmpliGame A8:1099||Negro,Blanco,Rosa|Patrón=Cardioide
    Maono|PD200X|Dinámico USB y XLR RGB|:1299||Negro,Blanco|Patrón=Cardioide
    Maono|DM30|USB RGB|:899||Negro,Blanco,Rosa,Morado|Patrón=Cardioide
    DJI|Mic|Inalámbrico de Solapa|Mini:1799, 2:5499||Negro,Blanco|Alcance=250 m
    Redragon|Blazar GM300|USB RGB|:699, Pro:899||Negro,Blanco|Patrón=Cardioide
    Yeyian|Agile|USB RGB|:549||Negro,Blanco,Rosa|Patrón=Cardioide
    Game Factor|MCG600|USB RGB|:599, =MCG601:699||Negro,Blanco,Rosa|Patrón=Cardioide
    Balam Rush|Rhapsody|USB RGB|:549||Negro,Blanco|Patrón=Cardioide
    Vorago|MIC-200|de Escritorio 3.5 mm|:149|||Patrón=Omnidireccional
    Perfect Choice|Studio|USB Cardioide|:499||Negro|Muestreo=16 bits / 48 kHz
    Steren|MIC-545|Inalámbrico de Solapa|USB-C:599, Lightning:599|||Alcance=20 m
    Logitech|G Yeti|USB RGB|GX:2999, Orb:1199||Negro,Blanco|Patrón=Supercardioide
    `,
  );

/** Headphones, headsets, speakers, sound bars and microphones. */
export const audio = (): Draft[] => [...headphones(), ...speakers(), ...microphones()];
