import { logicOf } from '../audience/implies.ts'
import type { Expression } from '../audience/expression.ts'
import type { TableAsked } from '../surveys/counting.ts'
import type { Frame } from '../surveys/frame.ts'

/** Relation of a column to the people that it is compared with: part of them, apart from them, or sharing some. */
export type Overlap = 'inside' | 'apart' | { /** Among the columns that are counted. */ place: number }

type Lines = Pick<TableAsked, 'rows' | 'columns' | 'comparison'>

/**
 * Sets that must be counted for a table: where a column shares some of its people with the comparison, those who are in both are
 * one more column, which the test of the two needs.
 */
export function tableAsked(
  { rows, columns, comparison }: Lines,
  frame: Frame,
): { asked: Lines; overlaps: readonly Overlap[] } {
  if (!comparison) return { asked: { rows, columns }, overlaps: columns.map(() => 'inside') }
  const { implies, excludes } = logicOf(frame)
  const shared: Expression[] = []
  const overlaps = columns.map((column): Overlap => {
    if (implies(column, comparison)) return 'inside'
    if (excludes(column, comparison)) return 'apart'
    return { place: columns.length + shared.push({ op: 'and', of: [column, comparison] }) - 1 }
  })
  return { asked: { rows, columns: [...columns, ...shared], comparison }, overlaps }
}

/** Columns beside each other that share nobody, which letters compare; those that stand alone are in no group. */
export function letterGroups(
  columns: readonly { rule: Expression; net: boolean }[],
  frame: Frame,
): readonly (readonly number[])[] {
  const { excludes } = logicOf(frame)
  const groups: number[][] = [[]]
  columns.forEach(({ rule, net }, place) => {
    if (net) return
    const last = groups.at(-1)!
    if (last.every((each) => excludes(columns[each]!.rule, rule))) last.push(place)
    else groups.push([place])
  })
  return groups.filter(({ length }) => length > 1)
}
