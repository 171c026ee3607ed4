import { randomOf } from '../../miniapps/domain/kernel/random.ts'
import { type BookCell, vendorBook } from './vendor-book.ts'

const SEED = 290_102
const STATIONS = ['Radio Nord', 'Welle Küste', 'Stadtfunk 101']
const FORMS = ['Spot 20"', 'Spot 30"', 'Tandemspot', 'Patronat']

export const FUNKHAUS_LINES = STATIONS.length * FORMS.length
export const FUNKHAUS_HEADER = 6

const euro = (minor: number): string =>
  `${new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(minor / 100)} €`
const two = (number: number): string => String(number).padStart(2, '0')

/** Values that the file should have in two places where it says something else. */
export const FUNKHAUS_MENDED = { end: '30.04.2026', net: euro(450_000) }

/**
 * German, as Google Sheets exports it: headings in two rows, every number and day a text, stations merged over their spots; one
 * day that is in no calendar and one price on request.
 */
export function funkhausNord(): Uint8Array {
  const random = randomOf(SEED)
  const rows: BookCell[][] = [
    ['Funkhaus Nord GmbH & Co. KG'],
    ['Deichstraße 7 · 20459 Hamburg'],
    ['Angebot Nr. 2026-0815', null, null, null, null, null, null, 'Stand: 02.02.2026'],
    [],
    ['Sender', 'Gattung', 'Werbeform', 'Laufzeit', null, 'Anzahl', 'Netto', null],
    [null, null, null, 'von', 'bis', 'Spots', 'Einzelpreis', 'gesamt'],
  ]
  const merged = ['A1:H1', 'A2:H2', 'A5:A6', 'B5:B6', 'C5:C6', 'D5:E5', 'G5:H5']
  let total = 0
  for (const [at, station] of STATIONS.entries()) {
    merged.push(`A${rows.length + 1}:A${rows.length + FORMS.length}`)
    let part = 0
    for (const [place, form] of FORMS.entries()) {
      const onRequest = at === 2 && place === 3
      const spots = 10 + Math.floor(random() * 40)
      const price = onRequest ? null : 4000 + Math.floor(random() * 900) * 10
      const net = price === null ? 450_000 : spots * price
      part += net
      rows.push([
        place === 0 ? station : null,
        'Radio',
        form,
        `0${1 + place}.04.2026`,
        at === 1 && place === 2 ? '31.04.2026' : `${two(20 + place)}.0${4 + (at % 2)}.2026`,
        String(spots),
        price === null ? null : euro(price),
        onRequest ? 'auf Anfrage' : euro(net),
      ])
    }
    total += part
    rows.push(['Zwischensumme', ...empty(6), euro(part)])
  }
  rows.push(['Gesamtsumme', ...empty(6), euro(total)])
  rows.push(['zzgl. 19 % MwSt.', ...empty(6), euro(Math.round(total * 0.19))])
  return vendorBook([{ name: 'Angebot', rows, merged }], { strings: 'inline', dateFormat: 'dd.mm.yyyy' })
}

const empty = (cells: number): null[] => Array.from({ length: cells }, () => null)
