import type { Expression } from './expression.ts'
import { leavesOf } from './leaves.ts'

/**
 * Names of the questions that must be loaded before these can be counted.
 * @throws Error where an audience is not there
 */
export function variablesIn(
  expressions: readonly Expression[],
  audiences: Readonly<Record<string, Expression>> = {},
): ReadonlySet<string> {
  const names = expressions.flatMap(leavesOf).flatMap((leaf) => {
    if (leaf.op === 'all') return []
    if (leaf.op !== 'audience') return [leaf.variable]
    const key = `${leaf.id}@${leaf.version}`
    if (!Object.hasOwn(audiences, key)) throw new Error(`There is no audience ${key}.`)
    return [...variablesIn([audiences[key]!], audiences)]
  })
  return new Set(names)
}

/** All that a table or regions are made of. */
export const expressionsOf = (asked: {
  base: Expression
  rows?: readonly Expression[]
  columns?: readonly Expression[]
  sets?: readonly Expression[]
  comparison?: Expression
}): readonly Expression[] => [
  asked.base,
  ...(asked.rows ?? []),
  ...(asked.columns ?? []),
  ...(asked.sets ?? []),
  ...(asked.comparison ? [asked.comparison] : []),
]
