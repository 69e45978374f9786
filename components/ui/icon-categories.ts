/** Pictograms of categories, by the name that the backend gives. */
export const categoryIcons = {
  cpu: 'M7 7h10v10H7zM10 10h4v4h-4zM9 3v4M15 3v4M9 17v4M15 17v4M3 9h4M3 15h4M17 9h4M17 15h4',
  gpu: 'M3 7h18v9H3zM3 5v14M7 16v2M11 16v2M9 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM16 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  motherboard: 'M4 3h16v18H4zM7.5 6.5h5v5h-5zM15.5 6v6M17.5 6v6M7.5 15h9M7.5 18h9',
  ram: 'M2 8h20v3a1 1 0 0 0 0 2v3H2v-3a1 1 0 0 0 0-2zM6 11v2.5M10 11v2.5M14 11v2.5M18 11v2.5M5 16v2M19 16v2',
  storage: 'M4 4h16v16H4zM12 7a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 11.5h.010M15 17h2',
  psu: 'M3 6h18v12H3zM9 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16 10h2M16 14h2',
  case: 'M6 2.5h12v19H6zM9 6h6M9 9h6M12 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  cooler:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 10c0-3 2-4 4-3.5M14 12c3 0 4 2 3.5 4M12 14c0 3-2 4-4 3.5M10 12c-3 0-4-2-3.5-4',
  fan: 'M4 4h16v16H4zM12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM12 10.5c-1-3 1-4.5 3-4M13.5 12c3-1 4.5 1 4 3M12 13.5c1 3-1 4.5-3 4M10.5 12c-3 1-4.5-1-4-3',
  monitor: 'M3 4h18v12H3zM9 20h6M12 16v4',
  keyboard:
    'M2 7h20v11H2zM5.5 10.5h.010M9 10.5h.010M12.5 10.5h.010M16 10.5h.010M18.5 10.5h.010M7 14.5h10',
  mouse: 'M12 3a6 6 0 0 1 6 6v6a6 6 0 0 1-12 0V9a6 6 0 0 1 6-6zM12 7v3',
  headphones:
    'M4 15v-2a8 8 0 0 1 16 0v2M4 14h3v6H5.5A1.5 1.5 0 0 1 4 18.5zM20 14h-3v6h1.5a1.5 1.5 0 0 0 1.5-1.5z',
  speaker: 'M6 3h12v18H6zM12 6h.010M12 11a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  laptop: 'M5 5h14v10H5zM2 19h20l-2-4H4z',
  desktop: 'M2 5h12v9H2zM8 14v4M5 18h6M17 4h5v14h-5zM19 8h1',
  network: 'M4 13h16v6H4zM8 16h.010M12 16h.010M7 13V7M17 13V7M9.5 5.5a4 4 0 0 1 5 0',
  webcam:
    'M12 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM7 21l2-4.5M17 21l-2-4.5M6 21h12',
  microphone:
    'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6',
  chair: 'M8 3h8l-1 9H9zM6 12h12v3H6zM12 15v3M7 21l5-3 5 3',
  printer: 'M7 8V3h10v5M4 8h16v9h-3M4 8v9h3M7 14h10v7H7z',
  phone: 'M7 2.5h10v19H7zM11 18.5h2',
  tv: 'M2 5h20v13H2zM8 21h8M8 2l4 3 4-3',
  camera: 'M3 8h4l2-3h6l2 3h4v11H3zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  game: 'M7 8h10a5 5 0 0 1 5 5c0 3-1 5-2.5 5S17 15.5 15.5 15.5h-7C7 15.5 6 18 4.5 18S2 16 2 13a5 5 0 0 1 5-5zM7 10.5v3M5.5 12h3M16 11h.010M18 13h.010',
  cable: 'M6 3v5M4 8h4v4a2 2 0 0 1-4 0zM6 14v2a4 4 0 0 0 8 0V9a4 4 0 0 1 4-4M18 3v4M16 3h4v3h-4z',
  power: 'M4 7h16v10H4zM22 10v4M12 8.5L9.5 12h4L11 15.5',
  home: 'M3 11l9-8 9 8M5.5 9.5V21h13V9.5M10 21v-6h4v6',
  office: 'M4 8h16v12H4zM9 8V4h6v4M4 13h16M12 12v2',
  software: 'M3 4h18v16H3zM3 8h18M9 12l-2.5 2.5L9 17M15 12l2.5 2.5L15 17M12.8 11.5l-1.6 6',
  tools: 'M14 6a4 4 0 0 1 6-2l-3 3 1 2 2 1 2-2a4 4 0 0 1-5 5L8 21l-4-4 8-8a4 4 0 0 1 2-3z',
} as const;
