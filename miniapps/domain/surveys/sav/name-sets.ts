import type { Dictionary } from './dictionary.ts'
import type { NamedColumn } from './name-columns.ts'
import { type SavValue, typeOf } from './read-columns.ts'
import type { ReadText } from './texts.ts'

/** A multiple-response set: one question whose answers stand in several variables. */
export interface SavSet {
  /** Without the `$` that all have. */
  name: string
  /** Empty where it has none. */
  label: string
  /** Value of a variable that says its answer was given; null where each variable holds an answer itself. */
  counted: SavValue
  /** Answers are called as `counted` is in each variable, not as the variable. */
  isByValue: boolean
  /** Names, at least two. */
  variables: string[]
}

/** Sets of variables that are there, and are all numbers or all texts. */
export function nameSets({ sets }: Dictionary, columns: readonly NamedColumn[], read: ReadText): SavSet[] {
  const byName = new Map(
    columns.flatMap((column) => [
      [column.name.toUpperCase(), column] as const,
      [column.shortName.toUpperCase(), column] as const,
    ]),
  )
  const named = sets.flatMap((set): [string, SavSet][] => {
    const found = set.variables.flatMap((name) => byName.get(name.toUpperCase()) ?? [])
    const parts = [...new Set(found)]
    const [first] = parts
    if (!first || parts.length < 2 || parts.some((part) => typeOf(part) !== typeOf(first))) return []
    const value = set.counted && read(set.counted)
    const counted = value === null || typeOf(first) === 'text' ? value : Number(value)
    const label = read(set.isByVariable ? first.label : set.label)
    const variables = parts.map(({ name }) => name)
    return [[set.name, { name: set.name, label, counted, isByValue: set.isByValue, variables }]]
  })
  return [...new Map(named).values()]
}
