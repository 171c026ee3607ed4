import { type Attribute, attributeNamed } from './attribute.ts'
import { type Compared, comparisonOf } from './comparison.ts'
import type { Filter } from './parse-filter.ts'
import { invalidFilter } from './scim-error.ts'

type Item = Readonly<Record<string, unknown>>

/** Whether one value of a multi-valued attribute is among those that a path of PATCH chooses. */
export function matchesFilter(filter: Filter, item: Item, parts: readonly Attribute[]): boolean {
  switch (filter.op) {
    case 'and':
      return filter.all.every((each) => matchesFilter(each, item, parts))
    case 'or':
      return filter.all.some((each) => matchesFilter(each, item, parts))
    case 'not':
      return !matchesFilter(filter.filter, item, parts)
    case 'some':
      throw invalidFilter(`${filter.path} has no parts.`)
    default: {
      const part = attributeNamed(parts, filter.path)
      if (!part) throw invalidFilter(`There is no part ${filter.path}.`)
      const value = item[part.name]
      if (filter.op === 'pr') return isPresent(value)
      return fits(comparisonOf(part, filter.op, filter.value), value, part)
    }
  }
}

const isPresent = (value: unknown) => value !== undefined && value !== null && value !== ''

function fits(wanted: Compared, value: unknown, { caseExact }: Attribute): boolean {
  if (wanted.kind === 'presence') return isPresent(value) === wanted.isPresent
  if (value === undefined || value === null) return wanted.op === 'ne'
  if (wanted.kind === 'truth') return (value === wanted.value) === (wanted.op === 'eq')
  if (wanted.kind === 'time' || typeof value !== 'string') return false // no part that is changed has a date
  const text = caseExact ? value : value.toLowerCase()
  switch (wanted.op) {
    case 'co':
      return text.includes(wanted.value)
    case 'sw':
      return text.startsWith(wanted.value)
    case 'ew':
      return text.endsWith(wanted.value)
    default:
      return ordered(wanted.op, text, wanted.value)
  }
}

function ordered<Kind extends string | number>(op: string, one: Kind, other: Kind): boolean {
  if (op === 'eq') return one === other
  if (op === 'ne') return one !== other
  if (op === 'gt') return one > other
  if (op === 'ge') return one >= other
  return op === 'lt' ? one < other : one <= other
}
