import type { Body } from '../../../domain/document/change.ts'
import type { Json } from '../../../domain/document/json.ts'
import {
  DIMENSION_ORDER,
  dimensionPath,
  orderIn,
  QUESTION_ORDER,
  questionPath,
} from '../../../domain/scorecards/draft/draft-fields.ts'
import { textAt } from '../../../domain/document/change.ts'

export type Order = typeof QUESTION_ORDER | typeof DIMENSION_ORDER
type Values = Readonly<Record<string, Json>>

/** One place up or down; undefined at the end of the list. */
export function moved(body: Body, path: Order, id: string, by: -1 | 1): Values | undefined {
  const order = [...orderIn(body, path)]
  const at = order.indexOf(id)
  const to = at + by
  if (at < 0 || to < 0 || to >= order.length) return undefined
  ;[order[at], order[to]] = [order[to]!, order[at]!]
  return { [path]: order }
}

/** The fields stay, so that to undo it is to put the id back. */
export const removed = (body: Body, path: Order, id: string): Values => ({
  [path]: orderIn(body, path).filter((each) => each !== id),
})

/** A question behind another, with what nobody has to think about first. */
export function questionAdded(
  body: Body,
  id: string,
  { after, source }: { after: string | undefined; source: { name: string; on: string } },
): Values {
  const order = orderIn(body, QUESTION_ORDER)
  const at = after === undefined ? order.length : order.indexOf(after) + 1
  const [first = ''] = orderIn(body, DIMENSION_ORDER)
  const dimension = after === undefined ? first : textAt(body, questionPath(after, 'dimension')) || first
  return {
    [QUESTION_ORDER]: order.toSpliced(at, 0, id),
    [questionPath(id, 'dimension')]: dimension,
    [questionPath(id, 'weight')]: 2,
    [questionPath(id, 'measure/unit')]: 'percent',
    [questionPath(id, 'measure/better')]: 'higher',
    [questionPath(id, 'source/name')]: source.name,
    [questionPath(id, 'source/on')]: source.on,
    [questionPath(id, 'recommendation/impact')]: 3,
    [questionPath(id, 'recommendation/effort')]: 3,
  }
}

export const dimensionAdded = (body: Body, id: string, name: string): Values => ({
  [DIMENSION_ORDER]: [...orderIn(body, DIMENSION_ORDER), id],
  [dimensionPath(id)]: name,
})
