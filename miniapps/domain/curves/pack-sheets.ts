import type { Json } from '../document/json.ts'
import type { Curve } from '../planning/curves/curve.ts'
import { familyOf, fitFamily, usedPoints } from './compare-families.ts'
import { CONTACTS_MAX } from './limits.ts'
import { bodyOfPacked, PACKED_FIELDS, type PackedCurve } from './pack.ts'
import type { ObservedPoint } from './wire.ts'

type Cell = string | number | boolean | Date | null
export interface PackSheets {
  curves: readonly (readonly Cell[])[]
  points: readonly (readonly Cell[])[]
}

const PLAIN = PACKED_FIELDS.filter((path) => path !== 'fit')
const NUMBERS: readonly string[] = ['universe']
const PARAMETERS = ['max', 'k', 'half', 'slope', 'a', 'b', 'cap', 'observed'] as const
const CURVE_TITLES = ['curve', ...PLAIN, ...PARAMETERS, 'scaled', 'aside']
const POINT_TITLES = [
  'curve',
  'x',
  ...Array.from({ length: CONTACTS_MAX }, (_, level) => `${level + 1}+`),
  'cost',
  'date',
]

/** Two sheets of a workbook: a row a curve, a row a point. Their titles are the same in every language: machines read them, too. */
export function sheetsOfPack(packed: readonly PackedCurve[]): PackSheets {
  return {
    curves: [
      CURVE_TITLES,
      ...packed.map(({ fields, aside }, place) => {
        const fit = (fields['fit'] ?? {}) as Record<string, Cell>
        return [
          place + 1,
          ...PLAIN.map((path) => (fields[path] ?? null) as Cell),
          ...PARAMETERS.map((name) => fit[name] ?? null),
          fit['scaled'] === true ? 'yes' : null,
          aside.length ? aside.join(' ') : null,
        ]
      }),
    ],
    points: [
      POINT_TITLES,
      ...packed.flatMap(({ points }, place) =>
        points.map(({ x, reach, cost, date }) => [
          place + 1,
          x,
          ...Array.from({ length: CONTACTS_MAX }, (_, level) => reach[level] ?? null),
          cost,
          date,
        ]),
      ),
    ],
  }
}

/** Null where the sheets have other titles. */
export function packOfSheets({ curves, points }: PackSheets): readonly PackedCurve[] | null {
  const [titles, ...rows] = curves
  const [pointTitles, ...pointRows] = points
  if (!hasTitles(titles, CURVE_TITLES) || !hasTitles(pointTitles, POINT_TITLES)) return null
  return rows.map((row) => {
    const at = (title: string) => cellAt(titles!, row, title)
    const plain = PLAIN.flatMap((path) => {
      const cell = at(path)
      return cell === null || cell === ''
        ? []
        : [[path, NUMBERS.includes(path) ? Number(cell) : textOf(cell)]]
    })
    const packed: PackedCurve = {
      fields: Object.fromEntries(plain) as Record<string, Json>,
      aside: (textOf(at('aside')).match(/\d+/g) ?? []).map(Number),
      points: pointRows
        .filter((point) => cellAt(pointTitles!, point, 'curve') === at('curve'))
        .map((point) => pointOf(pointTitles!, point)),
    }
    const fit = fitOf(packed, at)
    return fit ? { ...packed, fields: inOrder({ ...packed.fields, fit: fit as unknown as Json }) } : packed
  })
}

/** By the parameters in the row; a table goes through the points. */
function fitOf(packed: PackedCurve, at: (title: string) => Cell): Curve | null {
  const family = familyOf(packed.fields)
  if (family === null) return null
  if (family === 'table') {
    const fitted = fitFamily(usedPoints(packed.points, bodyOfPacked(packed, 1)), family)
    return 'curve' in fitted ? fitted.curve : null
  }
  const given = PARAMETERS.flatMap((name) => (typeof at(name) === 'number' ? [[name, at(name)]] : []))
  if (given.length === 0) return null
  const scaled = at('scaled') === 'yes' && { scaled: true }
  return { family, ...Object.fromEntries(given), ...scaled } as Curve
}

function pointOf(titles: readonly Cell[], row: readonly Cell[]): ObservedPoint {
  const levels = Array.from({ length: CONTACTS_MAX }, (_, level) => cellAt(titles, row, `${level + 1}+`))
  const last = levels.findLastIndex((cell) => cell !== null && cell !== '')
  const [cost, date] = [cellAt(titles, row, 'cost'), cellAt(titles, row, 'date')]
  return {
    x: Number(cellAt(titles, row, 'x')),
    reach: levels.slice(0, last + 1).map((cell) => (cell === null ? NaN : Number(cell))),
    cost: cost === null || cost === '' ? null : Number(cost),
    date: date === null || date === '' ? null : textOf(date),
  }
}

const hasTitles = (titles: readonly Cell[] | undefined, wanted: readonly string[]) =>
  wanted.slice(0, 2).every((title) => titles?.includes(title))

const cellAt = (titles: readonly Cell[], row: readonly Cell[], title: string): Cell =>
  row[titles.indexOf(title)] ?? null

const textOf = (cell: Cell): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')

const inOrder = (fields: Record<string, Json>) =>
  Object.fromEntries(PACKED_FIELDS.flatMap((path) => (path in fields ? [[path, fields[path]!]] : [])))
