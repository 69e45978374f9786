import type { Draft } from '../../catalogue/types';
import { lineup } from './lineup';

const SWITCHES = 'Switch Rojo:1, Switch Azul:1, Switch Café:1';
const LAYOUTS = 'Español:1, Inglés:0.97';

const keyboards = () => [
  ...lineup(
    {
      kind: 'keyboard',
      category: 'teclados',
      noun: 'Teclado',
      group: 'Teclado',
      option: 'Idioma',
      warrantyDays: 730,
      art: (row) => ({
        rgb: /RGB/.test(row.detail),
        form: /TKL|60%|75%|65%/.test(row.detail) ? 'tkl' : 'full',
      }),
    },
    `
    Logitech|K120|Alámbrico USB|:199|${LAYOUTS}|Negro|Conexión=USB; Tipo=Membrana
    Logitech|K270|Inalámbrico|:399|Español:1|Negro|Conexión=2.4 GHz; Tipo=Membrana
    Logitech|K380s Pebble Keys 2|Bluetooth Multidispositivo|:749|${LAYOUTS}|Grafito,Blanco,Rosa|Conexión=Bluetooth; Tipo=Tijera
    Logitech|K400 Plus|Inalámbrico con Touchpad|:749|Español:1|Negro|Conexión=2.4 GHz; Tipo=Membrana
    Logitech|MX Keys S|Bluetooth Retroiluminado|:2199|${LAYOUTS}|Grafito,Blanco|Conexión=Bluetooth / Logi Bolt; Tipo=Tijera
    Logitech|MX Keys Mini|Bluetooth Retroiluminado|:1899|${LAYOUTS}|Grafito,Rosa,Blanco|Conexión=Bluetooth; Tipo=Tijera
    Logitech|MX Mechanical|Inalámbrico Mecánico|:2999|${LAYOUTS}|Grafito|Conexión=Bluetooth / Logi Bolt; Tipo=Mecánico
    Logitech|POP Keys|Bluetooth Mecánico|:1799|Español:1|Amarillo,Rosa,Blanco|Conexión=Bluetooth; Tipo=Mecánico
    Microsoft|Designer Compact|Bluetooth|:1399|Español:1|Negro,Blanco|Conexión=Bluetooth; Tipo=Tijera
    HP|125|Alámbrico USB|:249|${LAYOUTS}|Negro|Conexión=USB; Tipo=Membrana
    HP|350|Bluetooth Compacto|:499|Español:1|Negro,Blanco|Conexión=Bluetooth; Tipo=Tijera
    Dell|KB216|Alámbrico USB Multimedia|:299|${LAYOUTS}|Negro,Blanco|Conexión=USB; Tipo=Membrana
    Lenovo|Essential|Alámbrico USB|:279|${LAYOUTS}|Negro|Conexión=USB; Tipo=Membrana
    Genius|KB-116|Alámbrico USB|:129|Español:1|Negro|Conexión=USB; Tipo=Membrana
    Genius|SlimStar 230|Alámbrico USB|:249|Español:1|Negro|Conexión=USB; Tipo=Membrana
    Perfect Choice|Essence|Alámbrico USB|:149|Español:1|Negro,Blanco,Gris|Conexión=USB; Tipo=Membrana
    Perfect Choice|Natura|Bluetooth Compacto|:399|Español:1|Negro,Blanco,Rosa,Azul|Conexión=Bluetooth; Tipo=Tijera
    Vorago|KB-102|Alámbrico USB|:99|Español:1|Negro|Conexión=USB; Tipo=Membrana
    Vorago|KB-305|Inalámbrico|:249|Español:1|Negro,Blanco|Conexión=2.4 GHz; Tipo=Membrana
    Acteck|Optimize Slim|Alámbrico USB|:139|Español:1|Negro,Blanco|Conexión=USB; Tipo=Membrana
    Acteck|Creator Chic|Inalámbrico|:329|Español:1|Rosa,Azul,Verde,Morado|Conexión=2.4 GHz; Tipo=Membrana
    Manhattan|Multimedia|Alámbrico USB|:179|Español:1|Negro|Conexión=USB; Tipo=Membrana
    Apple|Magic Keyboard|Bluetooth|:2199, con Touch ID:3299|Español:1|Blanco,Negro|Conexión=Bluetooth; Tipo=Tijera
    `,
  ),
  ...lineup(
    {
      kind: 'keyboard',
      category: 'teclados',
      noun: 'Teclado Gamer',
      group: 'Teclado',
      option: 'Switch',
      warrantyDays: 730,
      art: (row) => ({
        rgb: true,
        form: /TKL|60%|75%|65%|Mini/.test(row.detail + row.model) ? 'tkl' : 'full',
      }),
    },
    `
    Logitech|G213 Prodigy|RGB Membrana Español|:899||Negro|Conexión=USB; Tipo=Membrana
    Logitech|G413 SE|Mecánico Español|:1299, TKL:1199||Negro|Conexión=USB; Tipo=Mecánico
    Logitech|G515 Lightspeed|TKL Mecánico Inalámbrico RGB|:2799|Switch Táctil:1, Switch Lineal:1|Negro,Blanco|Conexión=2.4 GHz / Bluetooth; Tipo=Mecánico
    Logitech|G PRO X TKL|Mecánico Inalámbrico RGB|:3699, Rapid:3499|Switch Táctil:1, Switch Lineal:1, Switch Clicky:1|Negro,Blanco,Rosa|Conexión=2.4 GHz; Tipo=Mecánico
    Logitech|G915 X|Mecánico Inalámbrico RGB|:4299, TKL:3999|Switch Táctil:1, Switch Lineal:1, Switch Clicky:1|Negro,Blanco|Conexión=2.4 GHz; Tipo=Mecánico
    HyperX|Alloy Core RGB|Membrana Español|:899||Negro|Conexión=USB; Tipo=Membrana
    HyperX|Alloy Origins|Mecánico RGB|:1799, Core TKL:1499, 60:1399, 65:1499|Switch Rojo:1, Switch Aqua:1, Switch Azul:1|Negro|Conexión=USB; Tipo=Mecánico
    HyperX|Alloy Rise 75|Mecánico RGB 75%|:2999, Wireless:3999|Switch Rojo:1|Negro,Blanco|Conexión=USB; Tipo=Mecánico
    Razer|Ornata V3|Mecamembrana RGB|:1199, TKL:999, X:749||Negro|Conexión=USB; Tipo=Mecamembrana
    Razer|BlackWidow V4|Mecánico RGB|:2999, X:2199, Pro:4299, 75%:3499, Mini:2499|Switch Verde:1, Switch Amarillo:1, Switch Naranja:1|Negro,Blanco|Conexión=USB; Tipo=Mecánico
    Razer|Huntsman V3 Pro|Analógico RGB|:4499, TKL:3999, Mini:3499||Negro,Blanco|Conexión=USB; Tipo=Óptico
    Razer|DeathStalker V2|Óptico Perfil Bajo RGB|:3499, Pro:4499|Switch Rojo:1, Switch Morado:1|Negro|Conexión=USB; Tipo=Óptico
    Corsair|K55 RGB Pro|Membrana Español|:999, Core:849||Negro|Conexión=USB; Tipo=Membrana
    Corsair|K65 Plus|75% Mecánico Inalámbrico RGB|:2999|Switch Rojo:1|Negro,Blanco|Conexión=2.4 GHz / Bluetooth; Tipo=Mecánico
    Corsair|K70|Mecánico RGB|Core:1599, Pro:3299, TKL:2499, Max:3999|Switch Rojo:1, Switch Café:1|Negro,Blanco|Conexión=USB; Tipo=Mecánico
    SteelSeries|Apex 3|RGB Resistente al Agua|:1099, TKL:899||Negro|Conexión=USB; Tipo=Membrana
    SteelSeries|Apex Pro|OmniPoint RGB|Gen 3:4499, TKL:3999, Mini:3299||Negro,Blanco|Conexión=USB; Tipo=Magnético
    ASUS|TUF Gaming K3|Mecánico RGB|:1499, Gen II:1699|${SWITCHES}|Negro|Conexión=USB; Tipo=Mecánico
    ASUS|ROG Strix Scope II|Mecánico RGB|:2499, RX:2699, 96:3499|Switch NX Snow:1, Switch NX Storm:1|Negro,Blanco|Conexión=USB; Tipo=Mecánico
    ASUS|ROG Azoth|75% Mecánico Inalámbrico RGB|:4999, Extreme:9999|Switch NX Snow:1|Negro,Blanco|Conexión=2.4 GHz / Bluetooth; Tipo=Mecánico
    MSI|Vigor GK20|Membrana RGB Español|:599||Negro|Conexión=USB; Tipo=Membrana
    MSI|Vigor GK50 Elite|Mecánico RGB|:1299, Low Profile:1499|Switch Box White:1, Switch Rojo:1|Negro|Conexión=USB; Tipo=Mecánico
    Redragon|Kumara K552|TKL Mecánico RGB|:799, Pro:1099|${SWITCHES}|Negro,Blanco|Conexión=USB; Tipo=Mecánico
    Redragon|Fizz K617|60% Mecánico RGB|:649, Pro:899|${SWITCHES}|Negro,Blanco,Rosa|Conexión=USB; Tipo=Mecánico
    Redragon|Devarajas K556|Mecánico RGB|:1399, Pro:1699|${SWITCHES}|Negro|Conexión=USB; Tipo=Mecánico
    Redragon|Castor K631|65% Mecánico RGB|:749, Pro:1049|${SWITCHES}|Negro,Blanco|Conexión=USB; Tipo=Mecánico
    Redragon|Shiva K512|Membrana RGB|:549||Negro,Blanco|Conexión=USB; Tipo=Membrana
    Keychron|K2|75% Mecánico Bluetooth RGB|:1999, Pro:2499, Max:2799|${SWITCHES}|Negro|Conexión=Bluetooth; Tipo=Mecánico
    Keychron|K8|TKL Mecánico Bluetooth RGB|:2099, Pro:2599, Max:2899|${SWITCHES}|Negro,Blanco|Conexión=Bluetooth; Tipo=Mecánico
    Keychron|V6|Mecánico RGB|:2199, Max:2699|${SWITCHES}|Negro|Conexión=USB-C; Tipo=Mecánico
    Keychron|Q1|75% Aluminio RGB|:3999, Pro:4499, HE:4999|Switch Rojo:1, Switch Café:1|Negro,Blanco,Azul|Conexión=USB-C; Tipo=Mecánico
    XPG|Mage|Mecánico RGB|:1199|${SWITCHES}|Negro|Conexión=USB; Tipo=Mecánico
    Yeyian|Spark|Mecánico RGB|:899, TKL:799|${SWITCHES}|Negro,Blanco|Conexión=USB; Tipo=Mecánico
    Game Factor|KBG500|Mecánico RGB Español|:899, Mini:749|${SWITCHES}|Negro,Blanco,Rosa|Conexión=USB; Tipo=Mecánico
    Balam Rush|Apeiron GK800|Mecánico RGB Español|:749, TKL:699|${SWITCHES}|Negro,Blanco|Conexión=USB; Tipo=Mecánico
    Ocelot|OMK60|60% Mecánico RGB Español|:599|${SWITCHES}|Negro,Blanco,Morado|Conexión=USB; Tipo=Mecánico
    Cougar|Core EX|Membrana RGB Español|:549||Negro|Conexión=USB; Tipo=Membrana
    Cougar|Puri|Mecánico|:1299, TKL RGB:1499|${SWITCHES}|Negro|Conexión=USB; Tipo=Mecánico
    `,
  ),
];

const mice = () => [
  ...lineup(
    {
      kind: 'mouse',
      category: 'mouse',
      noun: 'Mouse',
      group: 'Mouse',
      warrantyDays: 730,
      art: (row) => ({
        form: /Vertical|Trackball|ERGO/.test(row.model + row.detail) ? 'vertical' : 'office',
      }),
    },
    `
    Logitech|M90|Alámbrico USB|:119||Negro|Sensor=Óptico 1000 DPI; Conexión=USB
    Logitech|M110 Silent|Alámbrico USB|:149||Negro,Rojo,Azul|Sensor=Óptico 1000 DPI; Conexión=USB
    Logitech|M170|Inalámbrico|:189||Negro,Rojo,Azul|Sensor=Óptico; Conexión=2.4 GHz
    Logitech|M185|Inalámbrico|:219||Negro,Azul,Rojo|Sensor=Óptico; Conexión=2.4 GHz
    Logitech|M220 Silent|Inalámbrico|:249||Negro,Blanco,Azul,Rojo|Sensor=Óptico; Conexión=2.4 GHz
    Logitech|M280|Inalámbrico|:269||Negro,Azul,Rojo|Sensor=Óptico; Conexión=2.4 GHz
    Logitech|Pebble Mouse 2 M350s|Bluetooth|:449||Grafito,Blanco,Rosa,Azul|Sensor=Óptico 4000 DPI; Conexión=Bluetooth
    Logitech|Signature M650|Bluetooth|:549, L:549||Grafito,Blanco,Rosa|Sensor=Óptico 4000 DPI; Conexión=Bluetooth / Logi Bolt
    Logitech|M720 Triathlon|Bluetooth Multidispositivo|:899||Negro|Sensor=Óptico 1000 DPI; Conexión=Bluetooth
    Logitech|Lift Vertical|Bluetooth|:1199, Zurdo:1199||Grafito,Blanco,Rosa|Sensor=4000 DPI; Conexión=Bluetooth / Logi Bolt
    Logitech|MX Anywhere 3S|Bluetooth|:1399||Grafito,Blanco,Rosa|Sensor=Darkfield 8000 DPI; Conexión=Bluetooth
    Logitech|MX Master 3S|Bluetooth|:1899||Grafito,Blanco|Sensor=Darkfield 8000 DPI; Conexión=Bluetooth / Logi Bolt
    Logitech|MX Vertical|Bluetooth|:1699||Grafito|Sensor=4000 DPI; Conexión=Bluetooth
    Logitech|Trackball ERGO M575S|Inalámbrico|:899||Grafito,Blanco|Sensor=2000 DPI; Conexión=Bluetooth
    Microsoft|Bluetooth Mouse|Bluetooth|:349||Negro,Azul,Rosa|Sensor=BlueTrack; Conexión=Bluetooth
    Microsoft|Arc Mouse|Bluetooth Plegable|:1499||Negro,Gris|Sensor=BlueTrack; Conexión=Bluetooth
    HP|X3000 G3|Inalámbrico|:249||Negro,Plata|Sensor=1600 DPI; Conexión=2.4 GHz
    HP|240 Bluetooth|Bluetooth|:349||Negro,Plata,Rosa|Sensor=1600 DPI; Conexión=Bluetooth
    Dell|MS116|Alámbrico USB|:169||Negro|Sensor=1000 DPI; Conexión=USB
    Dell|MS3320W|Inalámbrico|:399||Negro,Gris|Sensor=1600 DPI; Conexión=Bluetooth
    Lenovo|300|Inalámbrico|:229||Negro|Sensor=1000 DPI; Conexión=2.4 GHz
    Genius|DX-110|Alámbrico USB|:79||Negro,Azul,Rojo,Verde|Sensor=1000 DPI; Conexión=USB
    Genius|NX-7000|Inalámbrico|:139||Negro,Azul,Rojo,Blanco|Sensor=BlueEye 1200 DPI; Conexión=2.4 GHz
    Perfect Choice|Essentials|Inalámbrico|:149||Negro,Azul,Rojo,Rosa,Morado|Sensor=1600 DPI; Conexión=2.4 GHz
    Perfect Choice|Root|Alámbrico USB|:79||Negro,Blanco|Sensor=1000 DPI; Conexión=USB
    Vorago|MO-102|Alámbrico USB|:59||Negro,Azul,Rojo,Blanco|Sensor=1600 DPI; Conexión=USB
    Vorago|MO-305|Inalámbrico Recargable|:149||Negro,Azul,Rosa,Blanco|Sensor=1600 DPI; Conexión=2.4 GHz
    Acteck|Optimize Trip|Inalámbrico|:119||Negro,Blanco,Rojo,Azul|Sensor=1600 DPI; Conexión=2.4 GHz
    Manhattan|Success|Inalámbrico|:139||Negro,Azul,Rojo,Gris|Sensor=1000 DPI; Conexión=2.4 GHz
    Techzone|TZ18MOUINAMZ|Inalámbrico|:119||Negro,Morado,Rosa|Sensor=1000 DPI; Conexión=2.4 GHz
    Apple|Magic Mouse|Bluetooth USB-C|:1899||Blanco,Negro|Sensor=Láser; Conexión=Bluetooth
    `,
  ),
  ...lineup(
    {
      kind: 'mouse',
      category: 'mouse',
      noun: 'Mouse Gamer',
      group: 'Mouse',
      warrantyDays: 730,
      art: () => ({ rgb: true, form: 'gamer' }),
    },
    `
    Logitech|G203 Lightsync|RGB 8,000 DPI|:449||Negro,Blanco,Azul,Morado|Sensor=8000 DPI; Conexión=USB
    Logitech|G305 Lightspeed|Inalámbrico 12,000 DPI|:749||Negro,Blanco,Azul,Morado|Sensor=HERO 12000 DPI; Conexión=2.4 GHz
    Logitech|G403 Hero|RGB 25,600 DPI|:899||Negro|Sensor=HERO 25K; Conexión=USB
    Logitech|G502 Hero|RGB 25,600 DPI|:949, X:1399, X Lightspeed:2299, X Plus:2799||Negro,Blanco|Sensor=HERO 25K; Conexión=USB
    Logitech|G703 Lightspeed|Inalámbrico 25,600 DPI|:1499||Negro|Sensor=HERO 25K; Conexión=2.4 GHz
    Logitech|G PRO X Superlight 2|Inalámbrico 44,000 DPI|:2999, DEX:3199, SE:2699||Negro,Blanco,Rosa|Sensor=HERO 2; Conexión=2.4 GHz
    Logitech|G309 Lightspeed|Inalámbrico 25,600 DPI|:1399||Negro,Blanco|Sensor=HERO 25K; Conexión=2.4 GHz
    HyperX|Pulsefire Haste 2|RGB 26,000 DPI|:949, Wireless:1599, Mini:1499||Negro,Blanco|Sensor=HyperX 26K; Conexión=USB
    HyperX|Pulsefire Core|RGB 6,200 DPI|:549||Negro|Sensor=Pixart 3327; Conexión=USB
    HyperX|Pulsefire Fuse|Inalámbrico 12,400 DPI|:899||Negro|Sensor=12400 DPI; Conexión=2.4 GHz
    Razer|DeathAdder Essential|6,400 DPI|:399||Negro,Blanco|Sensor=6400 DPI; Conexión=USB
    Razer|DeathAdder V3|30,000 DPI|:1299, HyperSpeed:1899, Pro:2699||Negro,Blanco|Sensor=Focus Pro 30K; Conexión=USB
    Razer|Viper V3|26,000 DPI|HyperSpeed:1399, Pro:2999||Negro,Blanco|Sensor=Focus Pro; Conexión=2.4 GHz
    Razer|Basilisk V3|RGB 26,000 DPI|:1199, X HyperSpeed:1299, Pro:2899, Pro 35K:3299||Negro,Blanco|Sensor=Focus+; Conexión=USB
    Razer|Cobra|RGB 8,500 DPI|:799, Pro:2499||Negro,Blanco|Sensor=8500 DPI; Conexión=USB
    Razer|Naga V2|RGB MMO|X:1699, HyperSpeed:1999, Pro:3499||Negro|Sensor=30000 DPI; Conexión=USB
    Corsair|Katar Pro|12,400 DPI|:499, XT:599, Wireless:799||Negro|Sensor=12400 DPI; Conexión=USB
    Corsair|Harpoon RGB Pro|12,000 DPI|:549, Wireless:899||Negro|Sensor=12000 DPI; Conexión=USB
    Corsair|M75|26,000 DPI|Air:2299, Wireless:2499, Lightweight RGB:1599||Negro,Blanco|Sensor=Marksman 26K; Conexión=2.4 GHz
    Corsair|Scimitar Elite|RGB MMO 33,000 DPI|:1899, Wireless SE:2699||Negro|Sensor=Marksman S; Conexión=USB
    SteelSeries|Rival 3|RGB 8,500 DPI|:549, Gen 2:749, Wireless:949||Negro,Blanco|Sensor=TrueMove Core; Conexión=USB
    SteelSeries|Aerox 3|RGB 18,000 DPI|:1099, Wireless:1699||Negro,Blanco|Sensor=TrueMove; Conexión=USB
    SteelSeries|Prime|18,000 DPI|:999, Wireless:1899, Mini:899||Negro|Sensor=TrueMove Pro; Conexión=USB
    ASUS|TUF Gaming M3|RGB 8,000 DPI|Gen II:449||Negro|Sensor=8000 DPI; Conexión=USB
    ASUS|ROG Harpe Ace|Inalámbrico 36,000 DPI|:2999, Mini:2899, Extreme:4999||Negro,Blanco|Sensor=AimPoint; Conexión=2.4 GHz
    ASUS|ROG Keris II|Inalámbrico 42,000 DPI|Ace:2999, Origin:2499||Negro,Blanco|Sensor=AimPoint Pro; Conexión=2.4 GHz
    MSI|Clutch GM08|4,200 DPI|:249||Negro|Sensor=4200 DPI; Conexión=USB
    MSI|Clutch GM41 Lightweight|16,000 DPI|V2:699, Wireless:1299||Negro,Blanco|Sensor=16000 DPI; Conexión=USB
    MSI|Versa 300|Inalámbrico 26,000 DPI|Wireless:1099, Elite:1499||Negro,Blanco|Sensor=26000 DPI; Conexión=2.4 GHz
    Redragon|Cobra M711|RGB 10,000 DPI|:349, Pro:549||Negro,Blanco,Rosa|Sensor=PMW3325; Conexión=USB
    Redragon|Griffin M607|RGB 7,200 DPI|:249||Negro,Blanco|Sensor=7200 DPI; Conexión=USB
    Redragon|King Pro M916|Inalámbrico 26,000 DPI|:899, 4K:1299||Negro,Blanco|Sensor=PAW3395; Conexión=2.4 GHz
    Redragon|Storm M808|RGB 12,400 DPI|:449, Pro:749||Negro,Blanco,Rosa|Sensor=PMW3327; Conexión=USB
    Redragon|Impact M908|RGB MMO 12,400 DPI|:599, Pro:899||Negro|Sensor=PMW3327; Conexión=USB
    XPG|Alpha|RGB 16,000 DPI|:599, Wireless:999||Negro|Sensor=PAW3335; Conexión=USB
    Yeyian|Shift|RGB 7,200 DPI|:249, Wireless:449||Negro,Blanco,Rosa|Sensor=7200 DPI; Conexión=USB
    Game Factor|MOG500|RGB 12,000 DPI|:349, =MOG601:499||Negro,Blanco,Rosa|Sensor=12000 DPI; Conexión=USB
    Balam Rush|Feather|RGB 12,000 DPI|:299, Pro:449||Negro,Blanco|Sensor=12000 DPI; Conexión=USB
    Ocelot|OGMM02|RGB 6,400 DPI|:179||Negro,Blanco,Morado|Sensor=6400 DPI; Conexión=USB
    Glorious|Model O|RGB 12,000 DPI|:899, 2:1199, Wireless:1699, 2 Pro:2299||Negro,Blanco|Sensor=BAMF; Conexión=USB
    Glorious|Model D|RGB 12,000 DPI|:899, 2:1199, Wireless:1699||Negro,Blanco|Sensor=BAMF; Conexión=USB
    `,
  ),
];

const others = () => [
  ...lineup(
    {
      kind: 'combo',
      category: 'kits-de-teclado-y-mouse',
      noun: 'Kit de Teclado y Mouse',
      group: 'Kit',
      option: 'Idioma',
      warrantyDays: 365,
      pieces: () => 2,
      art: (row) => ({ rgb: /RGB/.test(row.detail) }),
    },
    `
    Logitech|MK120|Alámbrico USB|:299|${LAYOUTS}|Negro|Conexión=USB
    Logitech|MK220|Inalámbrico|:449|${LAYOUTS}|Negro|Conexión=2.4 GHz
    Logitech|MK235|Inalámbrico|:549|${LAYOUTS}|Gris|Conexión=2.4 GHz
    Logitech|MK270|Inalámbrico|:599|${LAYOUTS}|Negro|Conexión=2.4 GHz
    Logitech|MK295 Silent|Inalámbrico|:649|${LAYOUTS}|Negro|Conexión=2.4 GHz
    Logitech|MK370|Bluetooth|:699|${LAYOUTS}|Negro,Blanco|Conexión=Bluetooth
    Logitech|MK470 Slim|Inalámbrico|:899|${LAYOUTS}|Negro,Blanco|Conexión=2.4 GHz
    Logitech|MK540 Advanced|Inalámbrico|:949|${LAYOUTS}|Negro|Conexión=2.4 GHz
    Logitech|MX Keys Combo|Bluetooth|:3699|${LAYOUTS}|Grafito|Conexión=Logi Bolt
    Logitech|Pebble 2 Combo|Bluetooth|:1099|${LAYOUTS}|Grafito,Blanco,Rosa|Conexión=Bluetooth
    HP|150|Alámbrico USB|:329|${LAYOUTS}|Negro|Conexión=USB
    HP|230|Inalámbrico|:549|${LAYOUTS}|Negro,Blanco|Conexión=2.4 GHz
    HP|655|Inalámbrico|:899|${LAYOUTS}|Negro|Conexión=2.4 GHz
    Dell|KM3322W|Inalámbrico|:549|${LAYOUTS}|Negro|Conexión=2.4 GHz
    Dell|KM5221W Pro|Inalámbrico|:899|${LAYOUTS}|Negro,Blanco|Conexión=2.4 GHz
    Lenovo|510|Inalámbrico|:549|${LAYOUTS}|Negro|Conexión=2.4 GHz
    Microsoft|Wired Desktop 600|Alámbrico USB|:449|Español:1|Negro|Conexión=USB
    Genius|KM-160|Alámbrico USB|:229|Español:1|Negro|Conexión=USB
    Genius|SlimStar 8008|Inalámbrico|:399|Español:1|Negro,Blanco|Conexión=2.4 GHz
    Perfect Choice|Evoke|Inalámbrico|:399|Español:1|Negro,Blanco,Gris|Conexión=2.4 GHz
    Vorago|KM-106|Alámbrico USB|:179|Español:1|Negro|Conexión=USB
    Vorago|KM-302|Inalámbrico|:329|Español:1|Negro,Blanco|Conexión=2.4 GHz
    Acteck|Optimize Plus|Alámbrico USB|:199|Español:1|Negro|Conexión=USB
    Acteck|Creator Chic Colors|Inalámbrico|:449|Español:1|Rosa,Azul,Morado,Verde|Conexión=2.4 GHz
    Redragon|S101|Gamer RGB|:749, Pro:899|Español:1|Negro,Blanco|Conexión=USB
    Cougar|Deathfire EX|Gamer RGB|:899|Español:1|Negro|Conexión=USB
    MSI|Vigor GK30 Combo|Gamer RGB|:899|${LAYOUTS}|Negro,Blanco|Conexión=USB
    Yeyian|Combo Shark|Gamer RGB|:549|Español:1|Negro,Blanco,Rosa|Conexión=USB
    Balam Rush|Spectrum Kit|Gamer RGB 4 en 1|:699|Español:1|Negro,Blanco|Conexión=USB
    Ocelot|OGEC01|Gamer RGB 4 en 1|:549|Español:1|Negro,Morado|Conexión=USB
    Game Factor|KTG300|Gamer RGB|:499|Español:1|Negro,Rosa|Conexión=USB
    `,
  ),
  ...lineup(
    {
      kind: 'mousepad',
      category: 'mouse-pads',
      noun: 'Mouse Pad',
      group: 'Mouse pad',
      variant: 'Tamaño',
      art: (row) => ({ rgb: /RGB/.test(row.detail + row.model) }),
    },
    `
    Logitech|G240|Gamer de Tela|Mediano:299||Negro|Material=Tela; Medidas=340 x 280 mm
    Logitech|G640|Gamer de Tela|Grande:499||Negro,Rosa|Material=Tela; Medidas=460 x 400 mm
    Logitech|G840|Gamer de Tela|XL:799||Negro,Rosa|Material=Tela; Medidas=900 x 400 mm
    Logitech|Desk Mat Studio|de Escritorio|Grande:349||Gris,Rosa,Azul|Material=Tela; Medidas=700 x 300 mm
    HyperX|Pulsefire Mat|Gamer de Tela|Mediano:249, Grande:349, XL:499, 2XL:699||Negro|Material=Tela
    HyperX|Pulsefire Mat RGB|Gamer|XL:999||Negro|Material=Tela; Iluminación=RGB
    Razer|Gigantus V2|Gamer de Tela|Mediano:249, Grande:349, XXL:649, 3XL:1099||Negro,Verde|Material=Tela
    Razer|Goliathus Chroma RGB|Gamer|Mediano:849, Extended:1299||Negro,Rosa|Iluminación=RGB
    Razer|Strider|Gamer Híbrido|Grande:749, XXL:1099||Negro|Material=Híbrido
    Razer|Firefly V2 Pro|Gamer RGB|Mediano:1999||Negro,Blanco|Iluminación=RGB
    Corsair|MM300 Pro|Gamer de Tela|Mediano:349, Extended:549||Negro|Material=Tela antiderrames
    Corsair|MM700 RGB|Gamer|Extended:1199, 3XL:1799||Negro|Iluminación=RGB
    SteelSeries|QcK|Gamer de Tela|Mediano:249, Grande:349, XXL:599, 3XL:1299||Negro|Material=Microtejido
    SteelSeries|QcK Prism RGB|Gamer|Mediano:899, XL:1299, 3XL:1999||Negro|Iluminación=RGB
    Redragon|Flick|Gamer de Tela|S:99, M:149, L:199, XL:299, 3XL:549||Negro|Material=Tela
    Redragon|Neptune RGB|Gamer|XL:449||Negro|Iluminación=RGB
    ASUS|ROG Hone Ace|Gamer Híbrido|XXL:1099||Negro,Blanco|Material=Híbrido
    ASUS|TUF Gaming P1|Gamer de Tela|Mediano:249||Negro|Material=Tela
    Glorious|Stealth|Gamer de Tela|L:349, XL:449, XXL Extended:649, 3XL:949||Negro,Blanco|Material=Tela
    XPG|Battleground|Gamer de Tela|Mediano:229, XL:399, XL Prime RGB:799||Negro|Material=Cordura
    Yeyian|Krieg|Gamer de Tela|Grande:199, XL:299||Negro,Blanco,Rosa|Material=Tela
    Game Factor|MPG|Gamer de Tela|Mediano:99, Grande:179, XL:249, RGB XL:449||Negro,Rosa,Blanco|Material=Tela
    Balam Rush|Ground|Gamer de Tela|Mediano:89, Grande:149, XL:229||Negro|Material=Tela
    Ocelot|OGPMS|Gamer de Tela|Mediano:69, XL:199, RGB:349||Negro,Morado|Material=Tela
    Vorago|MP-100|con Descansa Muñecas|Chico:89||Negro,Azul|Material=Gel
    Acteck|Extended Pad|de Escritorio|XL:199||Negro,Café,Rosa,Gris|Material=Piel sintética
    Fellowes|Crystals|con Descansa Muñecas de Gel|Chico:249||Negro,Azul,Morado|Material=Gel
    `,
  ),
  ...lineup(
    { kind: 'webcam', category: 'webcams', noun: 'Cámara Web', group: 'Cámara', warrantyDays: 365 },
    `
    Logitech|C270|HD 720p|:449||Negro|Resolución=1280 x 720; Micrófono=Sí
    Logitech|C505e|HD 720p|:749||Negro|Resolución=1280 x 720; Micrófono=Sí
    Logitech|C920s Pro|Full HD 1080p|:1299, =C920e:1199||Negro|Resolución=1920 x 1080; Micrófono=Estéreo
    Logitech|C922 Pro Stream|Full HD 1080p con Tripié|:1599||Negro|Resolución=1920 x 1080
    Logitech|Brio 100|Full HD 1080p|:699||Grafito,Blanco,Rosa|Resolución=1920 x 1080; Obturador=Sí
    Logitech|Brio 300|Full HD 1080p USB-C|:1099||Grafito,Blanco,Rosa|Resolución=1920 x 1080
    Logitech|Brio 500|Full HD 1080p USB-C|:1999||Grafito,Blanco,Rosa|Resolución=1920 x 1080; Enfoque=Automático
    Logitech|MX Brio|4K Ultra HD|:3699||Grafito,Gris|Resolución=3840 x 2160
    Logitech|StreamCam|Full HD 60 fps USB-C|:2299||Grafito,Blanco|Resolución=1920 x 1080 a 60 fps
    Razer|Kiyo|Full HD con Aro de Luz|X:999, V2 X:1599, Pro:2999||Negro|Resolución=1920 x 1080
    Elgato|Facecam|Full HD 60 fps|MK.2:2499, Pro 4K60:4999, Neo:1899||Negro,Blanco|Resolución=1920 x 1080 a 60 fps
    HP|320|Full HD 1080p|:599, =325:649||Negro|Resolución=1920 x 1080
    HP|950|4K Ultra HD|:2499||Negro|Resolución=3840 x 2160
    Dell|WB3023|2K QHD|:1499, =WB7022:3499||Negro|Resolución=2560 x 1440
    Microsoft|LifeCam HD-3000|HD 720p|:749||Negro|Resolución=1280 x 720
    Lenovo|300|Full HD 1080p|:699||Negro|Resolución=1920 x 1080
    HyperX|Vision S|4K Ultra HD|:2999||Negro|Resolución=3840 x 2160
    AVerMedia|PW310P|Full HD 1080p|:1199, =PW315:1699, =PW515:2999||Negro|Resolución=1920 x 1080
    Perfect Choice|Prism|Full HD 1080p|:349||Negro|Resolución=1920 x 1080
    Vorago|WC200|HD 720p|:199, =WC250:299||Negro|Resolución=1280 x 720
    Acteck|View Cast|Full HD 1080p|:299, 2K:449||Negro|Resolución=1920 x 1080
    Ugreen|CM678|Full HD 1080p|:399||Negro|Resolución=1920 x 1080
    Redragon|Fobos GW600|HD 720p|:349, =Hitman GW800:599, =Apex GW900:749||Negro|Resolución=1280 x 720
    `,
  ),
  ...lineup(
    {
      kind: 'tablet-pen',
      category: 'tabletas-graficas',
      noun: 'Tableta Gráfica',
      group: 'Tableta',
      variant: 'Tamaño',
    },
    `
    Wacom|One by|con Lápiz|Chica:899, Mediana:1599||Negro|Presión=2048 niveles
    Wacom|Intuos|con Lápiz|Chica:1499||Negro|Presión=4096 niveles
    Wacom|Intuos Bluetooth|con Lápiz|Chica:2199, Mediana:3699||Negro,Verde,Rosa|Presión=4096 niveles
    Wacom|Intuos Pro|con Lápiz|Chica:4999, Mediana:7499, Grande:9999||Negro|Presión=8192 niveles
    Wacom|One Display|con Pantalla|13":6999||Blanco|Presión=4096 niveles
    Wacom|Cintiq|con Pantalla|16":13999, 22":24999||Negro|Presión=8192 niveles
    Huion|Inspiroy H640P|con Lápiz|Chica:749||Negro|Presión=8192 niveles
    Huion|Inspiroy 2|con Lápiz|S:899, M:1199, L:1599||Negro,Rosa,Verde|Presión=8192 niveles
    Huion|Kamvas|con Pantalla|13":4499, 16":6999, 22":8999||Negro,Verde|Presión=16384 niveles
    XP-Pen|Deco 01 V3|con Lápiz|10":999||Negro,Verde,Azul,Rosa|Presión=16384 niveles
    XP-Pen|Star G640|con Lápiz|6":549||Negro|Presión=8192 niveles
    XP-Pen|Artist 12|con Pantalla|12" 2a Gen:3999||Negro,Azul,Rosa,Verde|Presión=8192 niveles
    Gaomon|M10K Pro|con Lápiz|10":849||Negro|Presión=8192 niveles
    `,
  ),
];

/** Keyboards, mice, kits, pads, webcams and drawing tablets. */
export const peripherals = (): Draft[] => [...keyboards(), ...mice(), ...others()];
