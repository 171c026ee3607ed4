import { randomOf } from '../../miniapps/domain/kernel/random.ts'
import { type BookCell, vendorBook } from './vendor-book.ts'

const SEED = 290_103
const CITIES = ['Boston', 'Chicago', 'Denver']
const PANELS = ['Digital bulletin I-90', 'Transit shelter set', 'Wallscape downtown', 'Airport lightbox']

export const STELLAR_LINES = CITIES.length * PANELS.length
export const STELLAR_HEADER = 3

const two = (number: number): string => String(number).padStart(2, '0')
const day = (month: number, date: number) => new Date(Date.UTC(2026, month - 1, date))

/**
 * American, by a script on a Macintosh: a cover, the plan on the second sheet, hidden rates; starts as texts, ends as days
 * counted from 1904, one cost whose formula nobody computed, and texts that look like formulas.
 */
export function stellarOutdoor(): Uint8Array {
  const random = randomOf(SEED)
  const rows: BookCell[][] = [
    ['STELLAR OUT-OF-HOME — proposal for Acme'],
    [],
    [
      'Line ID',
      'Country',
      'Location',
      'Format',
      'Start',
      'End',
      'Units',
      'Unit rate',
      'Total cost',
      'Comments',
    ],
  ]
  let total = 0
  for (const [at, city] of CITIES.entries()) {
    let part = 0
    for (const [place, panel] of PANELS.entries()) {
      const [units, rate] = [2 + Math.floor(random() * 9), 1200 + Math.floor(random() * 80) * 25]
      const row = rows.length + 1
      part += units * rate
      rows.push([
        `SO-${1000 + at * PANELS.length + place}`,
        'USA',
        `${city}: ${panel}`,
        place === 2 ? 'Large format' : 'Digital',
        `${two(3 + at)}/${two(4 + place)}/2026`,
        day(5 + at, 28 - place),
        units,
        rate,
        { formula: `G${row}*H${row}`, value: at === 1 && place === 1 ? null : units * rate },
        at === 0 && place === 0 ? '=HYPERLINK("https://stellar.example","map")' : place === 3 ? '=1+1' : null,
      ])
    }
    total += part
    rows.push([`Total ${city}`, ...empty(7), part])
  }
  rows.push(['TOTAL', ...empty(7), total])
  const cover: BookCell[][] = [['Proposal'], ['Prepared for', 'Acme'], ['Date', day(2, 2)]]
  const rates: BookCell[][] = [['Format', 'Rate'], ...PANELS.map((panel) => [panel, 1500])]
  return vendorBook(
    [
      { name: 'Cover', rows: cover },
      { name: 'Plan', rows, merged: ['A1:J1'] },
      { name: 'Rates', isHidden: true, rows: rates },
    ],
    { strings: 'shared', from1904: true, dateFormat: 'm/d/yyyy' },
  )
}

const empty = (cells: number): null[] => Array.from({ length: cells }, () => null)
