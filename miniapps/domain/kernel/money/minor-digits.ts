const NONE = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '))
const THREE = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/**
 * Decimal places of a currency's minor unit by ISO 4217. Not those of `Intl`: browsers show some currencies with fewer
 * places than they are booked with, and server and browser need not agree.
 */
export function minorDigits(currency: string): number {
  if (NONE.has(currency)) return 0
  return THREE.has(currency) ? 3 : 2
}
