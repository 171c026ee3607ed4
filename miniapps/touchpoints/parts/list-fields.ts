import type { Json } from '../../domain/document/json.ts'
import type { RankingChoice } from '../../domain/touchpoints/ranking.ts'

type Fields = Record<string, Json>

/**
 * Fields of a list that change with its ranking; those that stay are left alone, for somebody else may change
 * them.
 */
export function choiceFields(now: RankingChoice, { weights, out, lowBases }: Partial<RankingChoice>): Fields {
  const fields: Fields = {}
  if (lowBases !== undefined) fields['lowBases'] = lowBases
  if (weights)
    for (const metric of new Set([...Object.keys(now.weights), ...Object.keys(weights)]))
      if (weights[metric] !== now.weights[metric]) fields[`weights/${metric}`] = weights[metric] ?? null
  return { ...fields, ...(out && marks('out', now.out, out)) }
}

export const chosenFields = (now: ReadonlySet<string>, next: ReadonlySet<string>): Fields =>
  marks('chosen', [...now], [...next])

function marks(at: string, now: readonly string[], next: readonly string[]): Fields {
  const added = next.filter((code) => !now.includes(code)).map((code) => [`${at}/${code}`, true])
  const gone = now.filter((code) => !next.includes(code)).map((code) => [`${at}/${code}`, null])
  return Object.fromEntries([...added, ...gone]) as Fields
}
