import type { Draft } from '../../catalogue/types';
import { lineup } from './lineup';

const inches = (variant: string) => Number.parseInt(variant, 10) || 50;

const living = () => [
  ...lineup(
    {
      kind: 'tv',
      category: 'televisores',
      noun: 'Pantalla',
      group: 'Pantalla',
      variant: 'Tamaño',
      warrantyDays: 365,
      art: (_row, variant) => ({ count: inches(variant) }),
    },
    `
    Samsung|H5000F|HD Smart TV|32":3499|||Resolución=1366 x 768; Sistema=Tizen
    Samsung|U7900F|4K UHD Smart TV|43":5999, 50":6999, 55":7999, 65":10999, 75":14999, 85":21999|||Resolución=3840 x 2160; Sistema=Tizen
    Samsung|U8000F|Crystal UHD 4K Smart TV|43":6499, 50":7499, 55":8999, 65":11999, 75":15999|||Resolución=3840 x 2160; Sistema=Tizen
    Samsung|Q7F|QLED 4K Smart TV|43":7499, 50":8999, 55":9999, 65":13999, 75":18999, 85":27999|||Resolución=3840 x 2160; Sistema=Tizen
    Samsung|QN80F|Neo QLED 4K Smart TV|55":16999, 65":21999, 75":29999|||Resolución=3840 x 2160; Frecuencia=120 Hz
    Samsung|S90F|OLED 4K Smart TV|55":24999, 65":31999, 77":49999|||Resolución=3840 x 2160; Frecuencia=144 Hz
    Samsung|The Frame LS03F|QLED 4K Smart TV|43":13999, 55":18999, 65":24999|||Resolución=3840 x 2160
    LG|LR650|HD Smart TV|32":3699|||Resolución=1366 x 768; Sistema=webOS
    LG|UA7500|4K UHD Smart TV|43":6299, 50":7299, 55":8499, 65":11499, 75":15499, 86":24999|||Resolución=3840 x 2160; Sistema=webOS
    LG|QNED80A|QNED 4K Smart TV|50":9499, 55":10999, 65":14999, 75":19999|||Resolución=3840 x 2160; Sistema=webOS
    LG|OLED evo C5|OLED 4K Smart TV|42":19999, 48":22999, 55":26999, 65":34999, 77":54999|||Frecuencia=144 Hz; Sistema=webOS
    LG|OLED B5|OLED 4K Smart TV|48":17999, 55":20999, 65":27999|||Frecuencia=120 Hz; Sistema=webOS
    Sony|Bravia 2|4K UHD Google TV|43":8999, 50":9999, 55":11499, 65":14999, 75":20999|||Sistema=Google TV
    Sony|Bravia 5|Mini LED 4K Google TV|55":21999, 65":27999, 75":35999|||Sistema=Google TV
    Sony|Bravia 8|OLED 4K Google TV|55":29999, 65":38999|||Sistema=Google TV
    Hisense|A4N|HD Smart TV|32":2799, 40":4299, 43":4799|||Sistema=VIDAA
    Hisense|A6N|4K UHD Smart TV|43":4999, 50":5999, 55":6999, 65":9499, 75":13499, 85":19999|||Sistema=Google TV
    Hisense|Q6N|QLED 4K Smart TV|50":6999, 55":7999, 65":10999, 75":15499|||Sistema=Google TV
    Hisense|U7N|Mini LED 4K Smart TV|55":12999, 65":16999, 75":22999, 100":49999|||Frecuencia=144 Hz
    TCL|S5400|HD Google TV|32":2999, 40":4399, 43":4899|||Sistema=Google TV
    TCL|S450G|4K UHD Google TV|43":5199, 50":6199, 55":7199, 65":9799, 75":13999|||Sistema=Google TV
    TCL|Q6C|QLED 4K Google TV|50":7299, 55":8299, 65":11499, 75":15999, 85":22999|||Sistema=Google TV
    TCL|C7K|Mini LED 4K Google TV|55":13999, 65":17999, 75":23999|||Frecuencia=144 Hz
    Philips|PFL5900|HD Roku TV|24":2299, 32":2899, 40":4199|||Sistema=Roku TV
    Philips|PUL7900|4K UHD Google TV|50":5999, 55":6899, 65":9299|||Sistema=Google TV
    JVC|SI-FR|HD Roku TV|32":2699, 43":4599|||Sistema=Roku TV
    JVC|SI-UR|4K UHD Roku TV|50":5699, 55":6499, 65":8999|||Sistema=Roku TV
    Vizio|V-Series|4K UHD Smart TV|43":5299, 50":6099, 55":6999, 65":9299|||Sistema=SmartCast
    Xiaomi|A Pro|4K QLED Google TV|43":5499, 55":7499, 65":9999|||Sistema=Google TV
    Ghia|G-Smart|HD Smart TV|24":1999, 32":2499, 43":3999|||Sistema=Android TV
    Atvio|ATV|HD Smart TV|32":2399, 40":3699|||Sistema=Roku TV
    Hyundai|HYLED|HD Android TV|32":2599, 43":4299, 50":5499|||Sistema=Android TV
    `,
  ),
  ...lineup(
    {
      kind: 'box',
      category: 'streaming',
      noun: 'Reproductor de Streaming',
      group: 'Reproductor',
      art: () => ({ form: 'streamer' }),
    },
    `
    Roku|Express|HD|:649, 4K:899|||Resolución=1080p
    Roku|Streaming Stick|Portátil|HD:749, Plus 4K:999|||Resolución=4K
    Roku|Ultra|4K Dolby Vision|:2199|||Resolución=4K
    Roku|Streambar|4K con Barra de Sonido|:2799, SE:2199|||Resolución=4K
    Amazon|Fire TV Stick|con Alexa|HD:799, 4K:1199, 4K Max:1399|||Asistente=Alexa
    Amazon|Fire TV Cube|4K con Alexa|:2999|||Asistente=Alexa
    Google|Chromecast|con Google TV|HD:849, 4K:1299|||Asistente=Google
    Google|TV Streamer|4K|:2299|||Almacenamiento=32 GB
    Apple|TV 4K|Wi-Fi|64GB:3299, 128GB:3999|||Chip=A15 Bionic
    Xiaomi|TV Stick|Android TV|HD:699, 4K 2da Gen:1099|||Sistema=Google TV
    Xiaomi|TV Box S|4K|2da Gen:1199, 3ra Gen:1399|||Sistema=Google TV
    Steren|INTV|Android TV|100 HD:999, 200 4K:1499|||Sistema=Android TV
    Ghia|TV Box|Android|2GB 16GB:699, 4GB 32GB:999|||Resolución=4K
    Stylos|TV Box|Android|2GB 16GB:599|||Resolución=4K
    Onn|Google TV|Streaming|4K:699, 4K Pro:1199|||Sistema=Google TV
    `,
  ),
  ...lineup(
    {
      kind: 'box',
      category: 'hogar-inteligente',
      noun: 'Hogar',
      group: 'Hogar inteligente',
      art: (row) => ({ form: row.detail, rgb: /Color/.test(row.model) }),
      route: (row) => ({
        kind: /Foco|Tira|Lámpara/.test(row.detail) ? 'bulb' : 'box',
        noun: row.detail,
        detail: '',
      }),
    },
    `
    TP-Link|Tapo L5~|Foco Inteligente|10E Blanco:169, 30E Color:229, 35E Color:279|1 Pieza:1, Paquete de 2:1.8, Paquete de 4:3.3||Rosca=E26; Asistente=Alexa y Google
    TP-Link|Tapo L9~|Tira LED Inteligente|00 5 m:449, 20 5 m:649, 30 5 m:899|||Asistente=Alexa y Google
    TP-Link|Tapo P1~|Contacto Inteligente|00:179, 05:199, 10:249, 15:279, 25M Matter:349|1 Pieza:1, Paquete de 2:1.8||Wi-Fi=2.4 GHz
    TP-Link|Tapo S~|Apagador Inteligente|200B:399, 210:349, 500:349, 505:399|||Wi-Fi=2.4 GHz
    TP-Link|Tapo T~|Sensor Inteligente|100 Movimiento:349, 110 Puerta:329, 300 Agua:399, 310 Temperatura:349|||Requiere=Hub Tapo
    TP-Link|Tapo H~|Hub Inteligente|100:399, 200:899, 500:1999|||Dispositivos=64
    TP-Link|Tapo RV~|Aspiradora Robot|10:2999, 20 Max:4499, 30 Max Plus:8999|||Succión=5300 Pa
    Xiaomi|Robot Vacuum|Aspiradora Robot|E5:2299, E10:2699, S20:3999, X20+:8499||Blanco,Negro|Mapeo=Sí
    Xiaomi|Smart LED|Foco Inteligente|Essential Blanco y Color:229|1 Pieza:1, Paquete de 2:1.8||Rosca=E26
    Xiaomi|Smart Air Purifier|Purificador de Aire|4 Compact:1999, 4 Lite:2799, 4:3699|||Filtro=HEPA
    Xiaomi|Mi Smart Kettle|Tetera Eléctrica|Pro:1099, 2:799|||Capacidad=1.7 L
    Xiaomi|Smart Air Fryer|Freidora de Aire|4 L:1499, 6.5 L:1999||Negro,Blanco|Potencia=1500 W
    Amazon|Echo|Bocina Inteligente|Dot 5ta Gen:1299, Pop:999, Estudio:4999||Negro,Blanco,Azul|Asistente=Alexa
    Amazon|Echo Show|Pantalla Inteligente|5:1999, 8:3299, 15:6499||Negro,Blanco|Asistente=Alexa
    Google|Nest|Bocina Inteligente|Mini:999, Audio:2299||Negro,Blanco|Asistente=Google
    Google|Nest Hub|Pantalla Inteligente|7":1999||Negro,Blanco|Asistente=Google
    Apple|HomePod|Bocina Inteligente|mini:2299, 2da Gen:6999||Blanco,Negro|Asistente=Siri
    Philips|Hue White and Color|Foco Inteligente|E26 800 lm:899, E26 1100 lm:1099, GU10:899|1 Pieza:1, Paquete de 2:1.8||Protocolo=Zigbee
    Philips|Hue Lightstrip|Tira LED Inteligente|2 m:1699, Gradient 55":4499|||Protocolo=Zigbee
    Philips|Hue Bridge|Hub Inteligente|:1299, Pro:2199|||Dispositivos=50
    Govee|RGBIC|Tira LED Inteligente|5 m:599, 10 m:899, M1 5 m:1599|||Asistente=Alexa y Google
    Govee|Floor Lamp|Lámpara Inteligente|Basic:1999, 2:2999||Negro,Blanco|Iluminación=RGBICWW
    Nanoleaf|Shapes|Panel de Luz Inteligente|Triángulos 7 Piezas:3999, Hexágonos 7 Piezas:3999, Hexágonos 15 Piezas:6999|||Asistente=Alexa, Google y Siri
    Ezviz|LB1|Foco Inteligente|Blanco:149, Color:199|||Rosca=E26
    Ezviz|T31|Contacto Inteligente|:249, con Medidor:299|||Wi-Fi=2.4 GHz
    Ezviz|DL0~|Cerradura Inteligente|1S:3999, 5:5499||Negro|Huella=Sí
    Yale|Assure Lock|Cerradura Inteligente|SL:4499, 2:5999||Negro,Plata|Conexión=Wi-Fi y Bluetooth
    Yale|YDF40|Cerradura Inteligente|:3299, A:3699||Negro|Huella=Sí
    Ring|Video Doorbell|Timbre con Video|2da Gen:1499, Wired:1299, Battery Plus:3299||Negro,Plata|Resolución=1080p
    Steren|SHOME|Foco Inteligente|Blanco:179, Color:229, Filamento:249|||Rosca=E26
    Steren|SHOME-100|Contacto Inteligente|:229, Doble:349|||Wi-Fi=2.4 GHz
    Nexxt|NHB|Foco Inteligente|Blanco:139, Color:179|1 Pieza:1, Paquete de 3:2.6||Rosca=E26
    Nexxt|NHP|Contacto Inteligente|1 Salida:169, 2 Salidas:249|||Wi-Fi=2.4 GHz
    Switchbot|Bot|Hub Inteligente|Mini:899, 2:1499|||Asistente=Alexa y Google
    Tecnolite|Connect|Foco Inteligente|Blanco:129, Color:189|||Rosca=E26
    iRobot|Roomba|Aspiradora Robot|Combo Essential:4499, 105:5999, Plus 405:11999||Negro,Blanco|Mapeo=LiDAR
    `,
  ),
  ...lineup(
    {
      kind: 'arm',
      category: 'soportes-para-tv',
      noun: 'Soporte para TV',
      group: 'Soporte',
      variant: 'Tamaño',
      art: () => ({ form: 'tv' }),
    },
    `
    Manhattan|Fijo|de Pared|32" a 55":299, 37" a 70":399, 60" a 100":799|||Carga=45 kg
    Manhattan|Articulado|de Pared|13" a 42":449, 32" a 55":649, 37" a 70":999|||Carga=35 kg
    Vorago|MS-200|Fijo de Pared|26" a 55":199, 32" a 70":249|||Carga=40 kg
    Vorago|MS-250|Articulado de Pared|23" a 42":299, 32" a 55":449|||Carga=30 kg
    Steren|SOP-PARED|Fijo de Pared|13" a 42":229, 32" a 60":349, 37" a 80":499|||Carga=50 kg
    Steren|SOP-ARTIC|Articulado de Pared|13" a 32":349, 23" a 55":599, 37" a 70":999|||Carga=35 kg
    Perfect Choice|Slim|Fijo de Pared|23" a 42":179, 32" a 55":229, 37" a 75":329|||Carga=45 kg
    Perfect Choice|Flex|Articulado de Pared|23" a 42":329, 32" a 55":499|||Carga=30 kg
    Klip Xtreme|KPM|Articulado de Pared|23" a 42":449, 32" a 55":699, 37" a 70":1099|||Carga=36 kg
    Startech|FPW|Articulado de Pared|32" a 70":2299, 37" a 80":3499|||Carga=50 kg
    Brasforma|SBRP|Fijo de Pared|14" a 56":249, 19" a 90":399|||Carga=60 kg
    North Bayou|P|Articulado de Pared|P4 32" a 55":549, P5 32" a 60":649, P6 50" a 80":999|||Carga=45 kg
    North Bayou|AVA|Pedestal con Ruedas|1500 32" a 65":2299, 1800 55" a 80":3299|||Carga=60 kg
    Ghia|GTV|Fijo de Pared|26" a 55":149, 37" a 70":219|||Carga=40 kg
    `,
  ),
];

const security = () => [
  ...lineup(
    {
      kind: 'camera',
      category: 'camaras-de-seguridad',
      noun: 'Cámara de Seguridad',
      group: 'Cámara',
      option: 'Lente',
      warrantyDays: 1095,
      art: (row) => ({
        form: /Domo|Eyeball|Turret/.test(row.detail)
          ? 'dome'
          : /PTZ|Giratoria/.test(row.detail)
            ? 'ptz'
            : /Interior/.test(row.detail)
              ? 'indoor'
              : 'bullet',
      }),
    },
    `
    Hikvision|DS-2CE16~|Bala Turbo HD|D0T 2MP:449, D0T-LTS ColorVu 2MP:649, H0T 5MP:799, K0T 3K:749|2.8 mm:1, 3.6 mm:1||Visión nocturna=20 m; Protección=IP67
    Hikvision|DS-2CE56~|Domo Turbo HD|D0T 2MP:429, D0T-LTS 2MP:629, H0T 5MP:779|2.8 mm:1, 3.6 mm:1||Visión nocturna=20 m
    Hikvision|DS-2CD10~|Bala IP PoE|23G2 2MP:1099, 43G2 4MP:1499, 63G2 6MP:1999, 83G2 8MP:2499|2.8 mm:1, 4 mm:1||Visión nocturna=30 m; Protección=IP67
    Hikvision|DS-2CD11~|Domo IP PoE|23G2 2MP:1099, 43G2 4MP:1499, 63G2 6MP:1999|2.8 mm:1, 4 mm:1||Protección=IK10
    Hikvision|DS-2DE~|Domo PTZ IP|2A404 4MP:4999, 4225 2MP:8999, 4425 4MP:10999|||Zoom=25x
    Dahua|HAC-HFW1~|Bala HDCVI|200 2MP:399, 239 Full-Color 2MP:599, 500 5MP:749, 801 4K:1199|2.8 mm:1, 3.6 mm:1||Visión nocturna=30 m
    Dahua|HAC-HDW1~|Domo Eyeball HDCVI|200 2MP:389, 239 Full-Color 2MP:589, 500 5MP:729|2.8 mm:1, 3.6 mm:1||Visión nocturna=30 m
    Dahua|IPC-HFW1~|Bala IP PoE|230 2MP:999, 430 4MP:1399, 830 8MP:2399|2.8 mm:1, 3.6 mm:1||Protección=IP67
    Dahua|IPC-HDW1~|Domo Eyeball IP PoE|230 2MP:979, 430 4MP:1379, 830 8MP:2379|2.8 mm:1, 3.6 mm:1||Protección=IP67
    Dahua|SD~|Domo PTZ IP|22204 2MP:3999, 49225 2MP:7999, 49425 4MP:9999|||Zoom=25x
    Epcom|E8|Bala Turbo HD|2MP:299, 2MP Audio:399, 5MP:549|2.8 mm:1, 3.6 mm:1||Visión nocturna=20 m
    Ezviz|C6N|Interior Giratoria Wi-Fi|2MP:549, 4MP:749, Pro 5MP:949|||Audio=Bidireccional
    Ezviz|H1c|Interior Wi-Fi|2MP:399, C1C-B 2MP:449, H6c Pro 2K:699|||Audio=Bidireccional
    Ezviz|H3c|Exterior Wi-Fi|2MP:849, Color 2MP:1099, 2K:1249|||Protección=IP67
    Ezviz|H8c|Exterior Giratoria Wi-Fi|2MP:1099, 2K:1399, Pro 3K:1799|||Protección=IP65
    Ezviz|EB3|Exterior Wi-Fi con Batería|2K:1499, HB8 Pro 2K:2499|1 Cámara:1, Kit de 2:1.8||Batería=5200 mAh
    TP-Link|Tapo C1~|Interior Wi-Fi|00 2MP:399, 10 2K:499, 20 2K:599, 25 2K:699|||Audio=Bidireccional
    TP-Link|Tapo C2~|Interior Giratoria Wi-Fi|00 2MP:499, 10 2K:599, 20 2K:749, 25 2K:899|1 Cámara:1, Paquete de 2:1.8||Audio=Bidireccional
    TP-Link|Tapo C3~|Exterior Wi-Fi|00 2MP:749, 10 2K:849, 20WS 2K Color:1099|||Protección=IP66
    TP-Link|Tapo C5~|Exterior Giratoria Wi-Fi|00 2MP:999, 20WS 2K:1499, 30WS 3K:1699|||Protección=IP65
    TP-Link|Tapo C4~|Exterior Wi-Fi con Batería|00 2MP:1299, 20 2K:1699, 25 2K:1899|1 Cámara:1, Kit de 2:1.8||Batería=10000 mAh
    TP-Link|VIGI C~|Bala IP PoE|320I 2MP:899, 330I 3MP:1099, 340 4MP:1499, 385 8MP:2499|2.8 mm:1, 4 mm:1||Protección=IP67
    Xiaomi|Smart Camera C~|Interior Giratoria Wi-Fi|200 2MP:549, 300 2K:699, 400 2.5K:899, 500 Pro 3K:1199|||Audio=Bidireccional
    Xiaomi|Outdoor Camera|Exterior Wi-Fi|AW200 2MP:749, AW300 2K:899, BW500 con Batería:1899|||Protección=IP66
    Imou|Ranger|Interior Giratoria Wi-Fi|2C 2MP:449, 2C 4MP:649, SE 2MP:549, Dual 10MP:1099|||Audio=Bidireccional
    Imou|Cruiser|Exterior Giratoria Wi-Fi|SE+ 2MP:999, 2 3MP:1199, 2 5MP:1499, Dual 2 10MP:1999|||Protección=IP66
    Imou|Bullet|Exterior Wi-Fi|2E 2MP:649, 2C 4MP:849, 3 5MP:1099|||Protección=IP67
    Ubiquiti|UniFi Protect|IP PoE|G5 Turret Ultra:2499, G5 Bullet:2999, G5 Dome:3799, G6 Bullet:4499, G5 PTZ:7499|||Requiere=Grabador UniFi
    Reolink|RLC-~|Bala IP PoE|510A 5MP:1199, 810A 4K:1799, 823A PTZ 4K:4999|||Detección=Persona y vehículo
    Reolink|Argus|Exterior Wi-Fi con Batería|Eco:1799, PT Ultra 4K:3299, 4 Pro:3999|||Panel solar=Opcional
    Steren|CCTV-2~|Wi-Fi|00 Interior:799, 35 Exterior:1299, 40 Giratoria:1199|||Audio=Bidireccional
    Arlo|Essential|Exterior Wi-Fi con Batería|HD:1499, 2K:2299|1 Cámara:1, Paquete de 2:1.8||Audio=Bidireccional
    `,
  ),
  ...lineup(
    {
      kind: 'recorder',
      category: 'grabadores',
      noun: 'Grabador',
      group: 'Grabador',
      variant: 'Canales',
      option: 'Disco',
      warrantyDays: 1095,
      art: (_row, variant) => ({ count: inches(variant) }),
    },
    `
    Hikvision|iDS-7200|DVR AcuSense 1080p|4 Canales:1499, 8 Canales:2199, 16 Canales:3999|sin Disco:1, con Disco 1TB:1.5||Compresión=H.265 Pro+
    Hikvision|iDS-7200 5MP|DVR AcuSense 5MP|4 Canales:2199, 8 Canales:3299, 16 Canales:5999|||Compresión=H.265 Pro+
    Hikvision|DS-7600NI|NVR IP PoE 4K|4 Canales:2499, 8 Canales:3799, 16 Canales:6999|||Compresión=H.265+
    Hikvision|Kit TurboHD|Kit DVR con 4 Cámaras|1080p:2999, 1080p ColorVu:3999, 5MP:4999|sin Disco:1, con Disco 1TB:1.3||Cámaras=4
    Dahua|XVR1B|DVR WizSense 1080p|4 Canales:1299, 8 Canales:1899, 16 Canales:3699|sin Disco:1, con Disco 1TB:1.5||Compresión=H.265+
    Dahua|XVR5|DVR WizSense 5MP|4 Canales:1999, 8 Canales:2999, 16 Canales:5499, 32 Canales:12999|||Compresión=H.265+
    Dahua|NVR2|NVR IP PoE 4K|4 Canales:2399, 8 Canales:3699, 16 Canales:6799|||Compresión=H.265+
    Dahua|Kit XVR|Kit DVR con 4 Cámaras|1080p:2799, Full-Color:3799|sin Disco:1, con Disco 1TB:1.3||Cámaras=4
    Epcom|X|DVR Pentahíbrido|4 Canales:1099, 8 Canales:1599, 16 Canales:2999|||Compresión=H.265
    TP-Link|VIGI NVR|NVR IP 4K|4 Canales PoE:2299, 8 Canales:1799, 8 Canales PoE:3299, 16 Canales:2699|||Compresión=H.265+
    Ezviz|X5S|NVR Wi-Fi|4 Canales:1499, 8 Canales:1999|||Cámaras=Wi-Fi
    Ubiquiti|UniFi NVR|NVR IP|4 Bahías:6999, 7 Bahías Pro:11999|||Montaje=Rack
    Reolink|RLN|NVR IP PoE 4K|8 Canales 2TB:5499, 16 Canales 4TB:8999|||Resolución=12 MP
    Imou|NVR-N|NVR Wi-Fi|8 Canales:1399, 10 Canales:1799|||Cámaras=Wi-Fi
    Steren|CCTV-9|Kit DVR con 4 Cámaras|1080p:3499, 5MP:4499|||Cámaras=4
    `,
  ),
];

/** Television, smart home and security. */
export const home = (): Draft[] => [...living(), ...security()];
