import type { Draft } from '../../catalogue/types';
import { lineup } from './lineup';

/** Consoles, controllers, console accessories and virtual reality. */
export const gaming = (): Draft[] => [
  ...lineup(
    {
      kind: 'console',
      category: 'consolas',
      noun: 'Consola',
      group: 'Consola',
      variant: 'Almacenamiento',
      option: 'Paquete',
      art: (row) => ({
        form: /Switch|Deck|Ally|Legion|Claw|Portal/.test(row.model)
          ? 'handheld'
          : /Series S/.test(row.model)
            ? 'slim'
            : 'tower',
      }),
    },
    `
    Sony|PlayStation 5 Slim|con Lector|1TB:11499|:1, + EA Sports FC 26:1.09, + Astro Bot:1.07||Resolución=Hasta 4K 120 Hz; Lector=Ultra HD Blu-ray
    Sony|PlayStation 5 Slim|Digital|825GB:9499, 1TB:9999|:1, + Fortnite:1.05||Resolución=Hasta 4K 120 Hz; Lector=No
    Sony|PlayStation 5 Pro|Digital|2TB:18499|||Resolución=Hasta 4K 120 Hz
    Microsoft|Xbox Series S||512GB:6999, 1TB:7999||Blanco,Negro|Resolución=Hasta 1440p 120 Hz; Lector=No
    Microsoft|Xbox Series X|con Lector|1TB:11999, 2TB:14999||Negro|Resolución=Hasta 4K 120 Hz
    Microsoft|Xbox Series X|Digital|1TB:10499||Blanco|Resolución=Hasta 4K 120 Hz
    Nintendo|Switch Lite||32GB:4299||Amarillo,Gris,Turquesa,Azul|Pantalla=5.5"
    Nintendo|Switch V2||32GB:5999|:1, + Mario Kart 8 Deluxe:1.1|Rojo,Gris|Pantalla=6.2"
    Nintendo|Switch OLED||64GB:6799|:1, + Super Mario Bros. Wonder:1.12|Blanco,Rojo|Pantalla=7" OLED
    Nintendo|Switch 2||256GB:10999|:1, + Mario Kart World:1.09||Pantalla=7.9" 1080p 120 Hz
    ASUS|ROG Ally||Z1 512GB:9999, Z1 Extreme 512GB:12999||Blanco|Pantalla=7" 120 Hz; Sistema operativo=Windows 11
    ASUS|ROG Ally X||1TB:17999||Negro|Pantalla=7" 120 Hz; Sistema operativo=Windows 11
    ASUS|ROG Xbox Ally||512GB:12999, X 1TB:20999||Blanco|Pantalla=7" 120 Hz; Sistema operativo=Windows 11
    Lenovo|Legion Go||512GB:13999, 1TB:15999, S 512GB:11999||Negro|Pantalla=8.8" 144 Hz
    MSI|Claw||A1M 512GB:12999, 8 AI+ 1TB:19999||Negro|Pantalla=7" 120 Hz
    Valve|Steam Deck OLED||512GB:13999, 1TB:16499||Negro|Pantalla=7.4" OLED 90 Hz
    Sony|PlayStation Portal|Reproductor Remoto|:4999||Blanco,Negro|Pantalla=8" 1080p
    Atari|2600+||:2799||Negro|Cartuchos=Compatible
    Retroid|Pocket 5||128GB:5999||Negro,Blanco,Morado|Pantalla=5.5" AMOLED
    Game Stick|4K Lite||64GB:499, 128GB:699||Negro|Juegos=10,000
    `,
  ),
  ...lineup(
    {
      kind: 'controller',
      category: 'controles',
      noun: 'Control',
      group: 'Control',
      art: (row) => ({
        form: /Volante/.test(row.detail) ? 'wheel' : /Pro|Joy-Con/.test(row.model) ? 'pro' : 'pad',
      }),
    },
    `
    Sony|DualSense|Inalámbrico para PS5|:1599||Blanco,Negro,Rojo,Rosa,Morado,Azul,Gris|Compatibilidad=PS5 y PC
    Sony|DualSense Edge|Inalámbrico para PS5|:4499||Blanco,Negro|Compatibilidad=PS5 y PC
    Sony|DualShock 4|Inalámbrico para PS4|:1299||Negro,Blanco,Azul,Rojo|Compatibilidad=PS4
    Microsoft|Xbox|Inalámbrico|:1399||Negro,Blanco,Azul,Rojo,Rosa,Verde,Amarillo|Compatibilidad=Xbox, PC y Android
    Microsoft|Xbox Elite Series 2|Inalámbrico|:3499, Core:2899||Negro,Blanco|Compatibilidad=Xbox y PC
    Nintendo|Switch Pro|Inalámbrico|:1499||Negro|Compatibilidad=Nintendo Switch
    Nintendo|Switch 2 Pro|Inalámbrico|:1899||Negro|Compatibilidad=Nintendo Switch 2
    Nintendo|Joy-Con|Par Inalámbrico|:1699||Azul,Rosa,Morado,Verde|Compatibilidad=Nintendo Switch
    Nintendo|Joy-Con 2|Par Inalámbrico|:2099||Negro|Compatibilidad=Nintendo Switch 2
    8BitDo|Ultimate 2C|Inalámbrico 2.4 GHz|:699||Azul,Rosa,Verde,Morado|Compatibilidad=PC y Android
    8BitDo|Ultimate 2|Bluetooth con Base de Carga|:1399||Negro,Blanco,Morado|Compatibilidad=Switch y PC
    8BitDo|Pro 2|Bluetooth|:1099||Negro,Gris|Compatibilidad=Switch, PC y Android
    8BitDo|SN30 Pro|Bluetooth|:899||Gris,Negro,Morado|Compatibilidad=Switch, PC y Android
    GameSir|Nova Lite|Inalámbrico|:549||Negro,Blanco,Rosa,Verde|Compatibilidad=Switch, PC y móvil
    GameSir|G7|Alámbrico para Xbox|SE:899, HE:999||Blanco,Negro|Compatibilidad=Xbox y PC
    GameSir|X2s|para Celular|Tipo C:899, Bluetooth:1099||Negro|Compatibilidad=Android y iPhone
    GameSir|Cyclone 2|Inalámbrico|:1099||Negro,Blanco|Compatibilidad=Switch, PC y móvil
    PowerA|Advantage|Alámbrico para Xbox|:749||Negro,Blanco,Azul|Compatibilidad=Xbox y PC
    PowerA|Enhanced|Inalámbrico para Switch|:999||Negro,Rojo,Azul|Compatibilidad=Nintendo Switch
    PDP|Rematch|Alámbrico para Xbox|:699||Negro,Blanco,Verde|Compatibilidad=Xbox y PC
    Razer|Wolverine V3|para Xbox|TE:2299, Pro:4499||Negro,Blanco|Compatibilidad=Xbox y PC
    Razer|Kishi V2|para Celular|USB-C:1999, Ultra:2899||Negro|Compatibilidad=Android y iPhone
    Thrustmaster|eSwap|para Xbox|S:2499, X2:3499||Negro|Compatibilidad=Xbox y PC
    Logitech|F310|Alámbrico USB|:449||Azul|Compatibilidad=PC
    Logitech|F710|Inalámbrico|:799||Gris|Compatibilidad=PC
    Logitech|G29 Driving Force|Volante con Pedales|:5499||Negro|Compatibilidad=PS5, PS4 y PC
    Logitech|G920 Driving Force|Volante con Pedales|:5499||Negro|Compatibilidad=Xbox y PC
    Logitech|G923 TrueForce|Volante con Pedales|PlayStation:6499, Xbox:6499||Negro|Fuerza=TrueForce
    Thrustmaster|T128|Volante con Pedales|PlayStation:4299, Xbox:4299||Negro|Retroalimentación=Híbrida
    Thrustmaster|T248|Volante con Pedales|PlayStation:6499, Xbox:6499||Negro|Retroalimentación=Híbrida
    Thrustmaster|T.16000M FCS|Joystick de Vuelo|:1999, HOTAS:3999||Negro|Compatibilidad=PC
    Hori|Racing Wheel Apex|Volante con Pedales|PlayStation:2499, Xbox:2499||Negro|Compatibilidad=Consolas y PC
    Hori|Fighting Stick|Arcade|Mini:1199, Alpha:4499||Negro|Compatibilidad=PS5, PS4 y PC
    Moza|R3 Bundle|Volante con Pedales|PC:8499, Xbox:9499||Negro|Torque=3.9 Nm
    Logitech|Driving Force Shifter|Palanca de Velocidades|:1299||Negro|Velocidades=6
    Redragon|Harrow G808|Inalámbrico|:649, Pro:849||Negro,Blanco|Compatibilidad=PC y PS3
    Redragon|Saturn G807|Alámbrico USB|:349||Negro|Compatibilidad=PC y PS3
    Vorago|Start the Game GP-200|Alámbrico USB|:199||Negro|Compatibilidad=PC
    Ocelot|OGCX01|Inalámbrico|:399||Negro,Blanco|Compatibilidad=PC, PS3 y Android
    Game Factor|GCG300|Inalámbrico|:549||Negro,Blanco,Rosa|Compatibilidad=PC y Switch
    Yeyian|Budo|Inalámbrico|:599||Negro,Blanco|Compatibilidad=PC y Switch
    Balam Rush|Zenith|Inalámbrico|:499||Negro,Blanco|Compatibilidad=PC y Android
    `,
  ),
  ...lineup(
    {
      kind: 'box',
      category: 'accesorios-para-consola',
      noun: 'Accesorio',
      group: 'Accesorio',
      art: (row) => ({ form: 'accessory', label: row.model }),
      route: (row) => ({ noun: row.detail, detail: '' }),
    },
    `
    Sony|DualSense|Estación de Carga|:549||Blanco|Compatibilidad=PS5
    Sony|Cámara HD|Accesorio para PS5|:1099||Blanco|Resolución=1080p
    Sony|Pulse Elite|Audífonos para PS5|:3299||Blanco,Negro|Conexión=PlayStation Link
    Sony|PS5 Slim|Cubierta para Consola|:1199||Negro,Rojo,Azul,Plata|Compatibilidad=PS5 Slim
    Sony|PS5|Lector de Discos|:1699||Blanco|Compatibilidad=PS5 Slim y Pro
    Microsoft|Xbox Play and Charge|Kit de Batería para Control|:549||Negro|Compatibilidad=Xbox
    Microsoft|Xbox Stereo|Audífonos para Xbox|Alámbricos:1199, Inalámbricos:1999||Negro|Compatibilidad=Xbox
    Seagate|Expansion Card|Memoria para Xbox Series|512GB:2499, 1TB:3499, 2TB:5499||Negro|Compatibilidad=Xbox Series X y S
    Western Digital|Black C50|Memoria para Xbox Series|512GB:1999, 1TB:2999||Negro|Compatibilidad=Xbox Series X y S
    SanDisk|Nintendo Switch|MicroSD para Switch|128GB:499, 256GB:799, 512GB:1399||Rojo,Amarillo|Lectura=100 MB/s
    Samsung|Express P9|MicroSD para Switch 2|256GB:1199, 512GB:2199||Azul|Lectura=800 MB/s
    Nintendo|Switch|Base para TV|OLED:1499||Blanco,Negro|Compatibilidad=Nintendo Switch
    Nintendo|Joy-Con|Base de Carga|:649, 2:899||Negro|Compatibilidad=Nintendo Switch
    Nintendo|Switch 2|Cámara para Consola|:1299||Negro|Resolución=1080p
    Nintendo|Switch OLED|Estuche y Mica|:449||Negro,Blanco|Compatibilidad=Switch OLED
    PowerA|Twin|Base de Carga|Xbox:749, PS5:749||Negro,Blanco|Controles=2
    PowerA|Protection|Estuche para Consola|Switch:399, ROG Ally:599||Negro,Rojo,Azul|Material=EVA
    Hori|Split Pad Compact|Control para Switch|:1199||Gris,Morado,Amarillo|Compatibilidad=Nintendo Switch
    Hori|Compact PlayStand|Soporte para Switch|:349||Negro|Compatibilidad=Nintendo Switch
    PDP|Media Remote|Control Remoto|Xbox:549, PS5:549||Negro|Compatibilidad=Consolas
    KontrolFreek|FPS Freek|Extensores para Palancas|Galaxy:349, Inferno:349, Vortex:349|PS5:1, Xbox:1||Piezas=2
    SteelSeries|Arctis Nova 5|Almohadillas para Diadema|Tela:449, Piel:549||Negro|Piezas=2
    Nyko|Intercooler|Ventilador para Consola|PS5:649, Xbox Series X:649||Negro,Blanco|Ventiladores=3
    Game Factor|Base Vertical|Estación de Carga|PS5:399, Xbox:399, Switch:349||Negro,Blanco|Controles=2
    Ocelot|Silicón|Funda para Control|PS5:89, Xbox:89||Negro,Azul,Rojo,Morado|Material=Silicón
    Redragon|Halo|Soporte para Control|:199||Negro,Blanco|Material=Acrílico
    Dobe|TP5|Base Enfriadora|PS5:599, PS5 Slim:649, Xbox Series S:549||Negro,Blanco|Ventiladores=2
    `,
  ),
  ...lineup(
    {
      kind: 'vr',
      category: 'realidad-virtual',
      noun: 'Lentes de Realidad Virtual',
      group: 'Realidad virtual',
      variant: 'Almacenamiento',
      option: 'Paquete',
    },
    `
    Meta|Quest 3S|Mixta|128GB:7999, 256GB:9499|:1, + Batman Arkham Shadow:1.03||Resolución=1832 x 1920 por ojo
    Meta|Quest 3|Mixta|128GB:11499, 512GB:12999|||Resolución=2064 x 2208 por ojo
    Meta|Quest 2||128GB:5999, 256GB:6999|||Resolución=1832 x 1920 por ojo
    Sony|PlayStation VR2|para PS5|:10999|:1, + Horizon Call of the Mountain:1.08||Resolución=2000 x 2040 por ojo
    HTC|Vive Focus Vision||128GB:22999|:1, Consumer Edition:1.08||Resolución=2448 x 2448 por ojo
    HTC|Vive XR Elite||128GB:19999|||Resolución=1920 x 1920 por ojo
    Pico|4||128GB:8999, 256GB:10499, Ultra 256GB:13999|||Resolución=2160 x 2160 por ojo
    XREAL|Air 2|de Realidad Aumentada|:7499, Pro:8999, Ultra:14999|||Pantalla=Micro OLED
    RayNeo|Air 3s|de Realidad Aumentada|:5499|||Pantalla=Micro OLED
    VR Shinecon|G10|para Celular|:349, Pro:499||Negro,Blanco|Celulares=4.7" a 7"
    Vorago|VR-100|para Celular|:199||Negro|Celulares=Hasta 6"
    `,
  ),
];
