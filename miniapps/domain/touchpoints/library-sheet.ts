import type { Body } from '../document/change.ts'
import type { Json } from '../document/json.ts'
import { RATE_PER_UNIT } from './limits.ts'
import { touchpointFields, touchpointPath } from './touchpoint.ts'

/** Fields of a touchpoint that a sheet has a column for, beside its code and its names. */
const PLAIN = ['parent', 'type', 'unit', 'rateType', 'rate', 'currency'] as const
const FACTORS = 'factors'
const DATED = ['from', 'to'] as const

/** As the kit's sheets hold them; a day is midnight of UTC. */
export type SheetCell = string | number | boolean | Date | null

/** Columns of a library's sheet: `code`, `name/en`, `rate`. */
export function sheetFields(body: Body, languages: readonly string[]): readonly string[] {
  const said = [...touchpointFields(body).values()].flatMap((fields) =>
    Object.keys(fields).flatMap((field) => (field.startsWith('name/') ? [field.slice('name/'.length)] : [])),
  )
  const names = [...new Set([...languages, ...said])].map((language) => `name/${language}`)
  return ['code', ...names, ...PLAIN, FACTORS, 'curve', 'active', ...DATED]
}

/** One row a touchpoint; an empty cell is a field that the library says nothing of. */
export const sheetRows = (body: Body, fields: readonly string[]): readonly (readonly SheetCell[])[] =>
  [...touchpointFields(body)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, said]) => fields.map((field) => (field === 'code' ? code : cellOf(field, said))))

function cellOf(field: string, said: Body): SheetCell {
  if (field === FACTORS) return factorsText(said)
  const value = said[field] ?? null
  if (field === 'rate') return typeof value === 'number' ? value / RATE_PER_UNIT : null
  if (isDated(field)) return typeof value === 'string' ? new Date(value) : null
  return value as SheetCell
}

const isDated = (field: string): boolean => DATED.some((each) => each === field)

const factorsText = (said: Body): string | null =>
  Object.entries(said)
    .flatMap(([field, value]) =>
      field.startsWith('factors/') ? [`${field.slice('factors/'.length)}=${Number(value)}`] : [],
    )
    .toSorted()
    .join('; ') || null

const FACTOR = /^([\w.-]{1,64})=(\d+(?:\.\d+)?)$/

/** Factors of a cell such as `viewable=0.7; completed=0.5`; null for a text that is none. */
export function readFactors(text: string): Readonly<Record<string, number>> | null {
  const parts = text.split(';').flatMap((part) => part.replaceAll(/\s/g, '') || [])
  const found = parts.map((part) => FACTOR.exec(part))
  if (found.some((each) => each === null)) return null
  return Object.fromEntries(found.map((each) => [each![1]!, Number(each![2])]))
}

/** Changes that rows of a sheet make in a library, by path; a column that a row lacks changes nothing. */
export function sheetChanges(
  body: Body,
  rows: readonly Readonly<Record<string, SheetCell>>[],
): Readonly<Record<string, Json>> {
  const held = touchpointFields(body)
  const changes: Record<string, Json> = {}
  for (const { code, ...cells } of rows) {
    const own = held.get(String(code)) ?? {}
    for (const [field, value] of Object.entries(cells).flatMap(([name, cell]) => readCell(name, cell, own)))
      if ((own[field] ?? null) !== value) changes[touchpointPath(String(code), field)] = value
  }
  return changes
}

function readCell(field: string, cell: SheetCell, own: Body): readonly (readonly [string, Json])[] {
  if (field === FACTORS) {
    const factors = readFactors(String(cell ?? '')) ?? {}
    const gone = Object.keys(own).filter((each) => each.startsWith('factors/'))
    const said = Object.entries(factors).map(([kind, factor]) => [`factors/${kind}`, factor] as const)
    return [...gone.map((each) => [each, null] as const), ...said].filter(
      ([each], place, all) => all.findLastIndex(([other]) => other === each) === place,
    )
  }
  if (cell === null || cell === '') return [[field, null]]
  if (field === 'rate') return [[field, Math.round(Number(cell) * RATE_PER_UNIT)]]
  return [[field, cell instanceof Date ? cell.toISOString().slice(0, 10) : cell]]
}
