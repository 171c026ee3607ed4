import { randomOf } from '../../miniapps/domain/kernel/random.ts'
import { type BookCell, type Formula, vendorBook } from './vendor-book.ts'

const SEED = 290_101
const PLACEMENTS = ['Pre-roll 20s', 'Mid-roll 20s', 'Bumper 6s', 'Pause ad', 'Homepage takeover']
const SITES = ['Northlight Play', 'Northlight Sport', 'Northlight Kids', 'Northlight News']
/** Minor units; the grand total says a cent more. */
export const NORTHLIGHT_SUM = 9_999_999

const day = (text: string) => new Date(text)

/** The lines of one site: CPM by thousands of impressions, so that each cost is whole pence. */
function linesOf(random: () => number): { cpm: number; thousands: number }[] {
  return PLACEMENTS.map(() => ({
    cpm: 650 + Math.floor(random() * 120) * 5,
    thousands: 150 + Math.floor(random() * 250),
  }))
}

/**
 * British, as Excel writes it: headings in row 5 under a logo, sites merged over their placements, costs by formula, a
 * subtotal a site, and a grand total that is a penny more than its lines.
 */
export function northlightVideo(): Uint8Array {
  const random = randomOf(SEED)
  const rows: BookCell[][] = [
    ['NORTHLIGHT VIDEO'],
    ['Media plan: Acme, spring 2026', null, null, null, null, null, 'Version 3'],
    ['All costs in GBP, net of agency commission'],
    [],
    [
      'Site',
      'Placement',
      'Channel',
      'Buy type',
      'Start date',
      'End date',
      'Net CPM',
      'Impressions',
      'Net cost',
    ],
  ]
  const merged = ['A1:I1', 'A2:F2', 'A3:I3']
  let left = NORTHLIGHT_SUM
  for (const [at, site] of SITES.entries()) {
    const first = rows.length + 1
    let sum = 0
    for (const [place, { cpm, thousands }] of linesOf(random).entries()) {
      const isLast = at === SITES.length - 1 && place === PLACEMENTS.length - 1
      const cost = isLast ? left : cpm * thousands
      left -= cost
      sum += cost
      rows.push(
        lineOf(rows.length + 1, { site: place === 0 ? site : null, place, cost, isLast, cpm, thousands }),
      )
    }
    merged.push(`A${first}:A${rows.length}`)
    rows.push(wide('Subtotal', { formula: `SUM(I${first}:I${rows.length})`, value: sum / 100 }))
  }
  rows.push([], wide('Grand total', (NORTHLIGHT_SUM + 1) / 100))
  rows.push([], ['Subject to availability. Cancellation within 14 days at 50 %.'])
  return vendorBook([{ name: 'Media plan', rows, merged }], { strings: 'shared', dateFormat: 'dd/mm/yyyy' })
}

interface Line {
  site: string | null
  place: number
  cost: number
  isLast: boolean
  cpm: number
  thousands: number
}

function lineOf(row: number, { site, place, cost, isLast, cpm, thousands }: Line): BookCell[] {
  const month = 3 + (row % 3)
  const formula: Formula = { formula: `G${row}*H${row}/1000`, value: cost / 100 }
  const bought: BookCell[] = isLast ? ['Flat fee', cost / 100, null] : ['CPM', cpm / 100, thousands * 1000]
  const [type, rate, quantity] = bought as [string, number, number | null]
  return [
    site,
    PLACEMENTS[place]!,
    'Online video',
    type,
    day(`2026-0${month}-0${1 + (row % 9)}`),
    day(`2026-0${month + 1}-2${row % 9}`),
    rate,
    quantity,
    isLast ? cost / 100 : formula,
  ]
}

/** A sum below the costs. */
const wide = (label: string, cost: BookCell): BookCell[] => [
  label,
  ...Array.from({ length: 7 }, () => null),
  cost,
]

export const NORTHLIGHT_LINES = SITES.length * PLACEMENTS.length
export const NORTHLIGHT_HEADER = 5
