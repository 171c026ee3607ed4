/** The tenants of spec section 1: what the page must know of each before its theme is there. */
export const tenants = [
  { code: 'choreograph', name: 'Choreograph', defaultTheme: 'choreograph-theme', mainColor: '#ff5c00' },
  { code: 'wavemaker', name: 'Wavemaker', defaultTheme: 'wavemaker-theme', mainColor: '#ed6b31' },
  { code: 'greenhouse', name: 'Greenhouse', defaultTheme: 'greenhouse-theme', mainColor: '#6300a7' },
  { code: 'groupm', name: 'GroupM', defaultTheme: 'groupm-theme', mainColor: '#007cff' },
  { code: 'mindshare', name: 'Mindshare', defaultTheme: 'mindshare-theme', mainColor: '#791c99' },
  { code: 'mediacom', name: 'MediaCom', defaultTheme: 'mediacom-theme', mainColor: '#e1005d' },
  { code: 'essence', name: 'Essence', defaultTheme: 'essence-theme', mainColor: '#ea533c' },
  { code: 'msix', name: 'm/SIX', defaultTheme: 'msix-theme', mainColor: '#009FE3' },
  { code: 'wpp-open', name: 'WPP Open', defaultTheme: 'wpp-open-theme', mainColor: '#7800db' },
  { code: 'wms', name: 'WMS', defaultTheme: 'wms-theme', mainColor: '#007cff' },
] as const
