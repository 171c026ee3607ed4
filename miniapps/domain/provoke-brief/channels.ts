/** In the order in which budgets are read; their names are in the words of the app. */
export const CHANNELS = [
  'tv',
  'bvod',
  'video',
  'audio',
  'out-of-home',
  'print',
  'social',
  'search',
  'display',
  'retail',
] as const
export type Channel = (typeof CHANNELS)[number]

export const CURRENCIES = [
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'EUR',
  'GBP',
  'INR',
  'JPY',
  'MXN',
  'SGD',
  'USD',
] as const
