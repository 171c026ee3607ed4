import type { CellText, GridColumn } from '../../table/column.ts'
import { type GridView, groupsOf } from '../grid-view.ts'
import { type SortKeys, sortKeys } from './column-keys.ts'
import { filterTest, isFiltering } from './filter-test.ts'
import type { Sliced } from './in-slices.ts'
import { sortSlices } from './sort-slices.ts'

const PAUSE_AFTER = 2048

export interface RowSource<Row> {
  rows: readonly Row[]
  columns: readonly GridColumn<Row>[]
  textOf(column: GridColumn<Row>): CellText
  compare(left: string, right: string): number
  /** Keys of these rows that were made before; new ones are put here. */
  keys: Map<string, SortKeys>
}

/** Positions in `rows` of what passes all filters, in the order of the group and the sorts. */
export function* arrangeRows<Row>(
  source: RowSource<Row>,
  { filters, sorts, ...grouping }: Pick<GridView, 'filters' | 'sorts' | 'group' | 'subgroup'>,
): Sliced<Uint32Array> {
  const positions = yield* passing(source, filters)
  const groups = groupsOf(grouping)
  const grouped = groups.map((group) => ({
    key: group,
    direction: sorts.find(({ key }) => key === group)?.direction ?? 'ascending',
  }))
  const orders: Order[] = []
  for (const { key, direction } of [...grouped, ...sorts.filter(({ key }) => !groups.includes(key))]) {
    const column = source.columns.find((each) => each.key === key)
    if (!column) continue
    const keys = source.keys.get(key) ?? (yield* keysOf(source, column))
    orders.push({ keys, sign: direction === 'ascending' ? 1 : -1 })
  }
  return orders.length === 0 ? positions : yield* sortSlices(positions, compareBy(orders))
}

interface Order {
  keys: SortKeys
  sign: 1 | -1
}

function* keysOf<Row>(source: RowSource<Row>, column: GridColumn<Row>): Sliced<SortKeys> {
  const keys = yield* sortKeys(source.rows, column, source.textOf(column), source.compare)
  source.keys.set(column.key, keys)
  return keys
}

/** Empty cells are last in either direction; equal rows stay in the order they came in. */
function compareBy(orders: readonly Order[]): (left: number, right: number) => number {
  return (left, right) => {
    for (const { keys, sign } of orders) {
      const [a, b] = [keys[left]!, keys[right]!]
      if (a === b) continue
      if (Number.isNaN(a)) {
        if (Number.isNaN(b)) continue
        return 1
      }
      if (Number.isNaN(b)) return -1
      return sign * (a - b)
    }
    return left - right
  }
}

function* passing<Row>(
  { rows, columns, textOf }: RowSource<Row>,
  filters: GridView['filters'],
): Sliced<Uint32Array> {
  const tests = columns.flatMap((column) => {
    const filter = filters[column.key]
    return filter && isFiltering(filter) ? [filterTest(filter, column, textOf(column))] : []
  })
  const positions = new Uint32Array(rows.length)
  let count = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    if (tests.every((passes) => passes(row))) positions[count++] = at
    if ((at + 1) % PAUSE_AFTER === 0) yield
  }
  return positions.subarray(0, count)
}
