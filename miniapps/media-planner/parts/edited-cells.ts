import type { ApprovedCurve } from '../../domain/curves/wire.ts'
import type { Json } from '../../domain/document/json.ts'
import { curveFor, pinnedCurves, pinOfCurve, placesIn } from '../../domain/plans/plan-curves.ts'
import { linePath, lineOf, type PlanLine, rowOf } from '../../domain/plans/plan-line.ts'
import type { Body } from '../../domain/document/change.ts'
import type { CellEdit } from '../../kit/grid/cells/cell-edits.ts'
import { keptValue } from './cell-values.ts'

type Values = Record<string, Json>

interface Asked {
  lines: readonly PlanLine[]
  currency: string
  /** Market of a line that is new. */
  market: string
}

/** Fields that edits of the grid set: cells of lines that are there, and whole rows for new ones, which stand at the end. */
export function editedCells(edits: readonly CellEdit[], { lines, currency, market }: Asked): Values {
  const known = new Map(lines.map((line) => [line.id, line]))
  const packages = new Set(lines.flatMap(({ parent }) => parent || []))
  const values: Values = {}
  const added = new Map<string, Values>()
  for (const { rowKey, column, value } of edits) {
    const line = known.get(rowKey)
    const cell = column === 'vendor' && packages.has(rowKey) ? 'name' : column
    const kept = keptValue(cell, value, currency)
    if (line) values[linePath(rowKey, cell)] = kept
    else if (kept !== null) added.set(rowKey, { ...added.get(rowKey), [cell]: kept })
  }
  const last = lines.at(-1)?.place ?? 0
  for (const [at, [id, cells]] of [...added].entries())
    values[linePath(id)] = { place: last + at + 1, ...(market && { market }), ...cells }
  return values
}

/** Pins for touchpoints that are new in the plan with these values: the curves that are approved for its audience on its first day. */
export function pinsOfNew(
  body: Body,
  lines: readonly PlanLine[],
  values: Readonly<Values>,
  asked: Parameters<typeof curveFor>[1],
): Values {
  const touched = new Map(lines.map((line) => [line.id, rowOf(line)]))
  const changed = new Set<string>()
  for (const [path, value] of Object.entries(values)) {
    const [, id, ...cell] = path.split('/')
    if (cell.length === 0) touched.set(id!, (value ?? {}) as ReturnType<typeof rowOf>)
    else touched.set(id!, { ...touched.get(id!), [cell.join('/')]: value })
    if (cell.length === 0 || cell[0] === 'market' || cell[0] === 'touchpoint') changed.add(id!)
  }
  const places = placesIn([...changed].map((id) => lineOf(touched.get(id)!, id)))
  return pinsFor(body, places, asked)
}

/** Pins for places that have none yet. */
export function pinsFor(
  body: Body,
  places: ReturnType<typeof placesIn>,
  asked: Parameters<typeof curveFor>[1],
): Values {
  const pinned = pinnedCurves(body, asked.curves)
  return Object.assign(
    {},
    ...places
      .filter((place) => pinned(place) === 'no-curve')
      .map((place) => {
        const curve: ApprovedCurve | undefined = curveFor(place, asked)
        return curve ? pinOfCurve(place, curve) : {}
      }),
  ) as Values
}
