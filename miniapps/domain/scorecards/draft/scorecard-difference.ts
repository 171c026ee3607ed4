import { sameJson, type Json } from '../../document/json.ts'
import type { Question, Scorecard } from '../scorecard.ts'

export type ChangedPart = Exclude<keyof Question, 'id'>

/** What a draft would change. */
export interface ScorecardDifference {
  added: readonly Question[]
  removed: readonly Question[]
  changed: readonly { before: Question; after: Question; parts: readonly ChangedPart[] }[]
  /** Title, purpose, who answers, minutes; as they were and as they would be. */
  about: readonly { part: AboutPart; before: string; after: string }[]
  /** The questions that both ask stand in another order. */
  isReordered: boolean
}

export type AboutPart = 'title' | 'purpose' | 'whoAnswers' | 'minutes'

const PARTS: readonly ChangedPart[] = [
  'text',
  'dimension',
  'weight',
  'levels',
  'measure',
  'help',
  'lift',
  'source',
  'evidenceType',
  'ownerRole',
  'recommendation',
]

export function scorecardDifference(before: Scorecard, after: Scorecard): ScorecardDifference {
  const known = new Map(before.questions.map((question) => [question.id, question]))
  const kept = new Set(after.questions.map(({ id }) => id))
  const shared = after.questions.filter(({ id }) => known.has(id)).map(({ id }) => id)
  const was = before.questions.filter(({ id }) => kept.has(id)).map(({ id }) => id)
  return {
    added: after.questions.filter(({ id }) => !known.has(id)),
    removed: before.questions.filter(({ id }) => !kept.has(id)),
    changed: after.questions.flatMap((question) => {
      const old = known.get(question.id)
      const parts = old ? PARTS.filter((part) => !isSame(old[part], question[part])) : []
      return old && parts.length ? [{ before: old, after: question, parts }] : []
    }),
    about: aboutDifference(before, after),
    isReordered: !sameJson(was, shared),
  }
}

export const isEmptyDifference = ({ added, removed, changed, about, isReordered }: ScorecardDifference) =>
  !isReordered && [added, removed, changed, about].every(({ length }) => length === 0)

const isSame = (before: unknown, after: unknown) =>
  sameJson((before ?? null) as Json, (after ?? null) as Json)

function aboutDifference(before: Scorecard, after: Scorecard): ScorecardDifference['about'] {
  const textsOf = ({ title, intro }: Scorecard): Record<AboutPart, string> => ({
    title,
    purpose: intro.purpose,
    whoAnswers: intro.whoAnswers,
    minutes: String(intro.minutes),
  })
  const [was, is] = [textsOf(before), textsOf(after)]
  return (Object.keys(was) as AboutPart[])
    .filter((part) => was[part] !== is[part])
    .map((part) => ({ part, before: was[part], after: is[part] }))
}
