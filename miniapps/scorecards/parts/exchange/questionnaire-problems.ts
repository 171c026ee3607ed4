import * as v from 'valibot'
import { link } from '../../../domain/document/link.ts'
import { MAX_LINKS_PER_ANSWER } from '../../../domain/scorecards/limits.ts'
import type { CellProblem } from '../../../kit/exchange/import/import-field.ts'
import { addressesIn } from './questionnaire-answer.ts'
import { words } from './words/words.ts'

export function tooLong(value: unknown, most: number): CellProblem | undefined {
  const count = String(value).length - most
  return count > 0 ? { code: 'too-long', values: { count } } : undefined
}

export function linkProblem(value: unknown): CellProblem | undefined {
  const addresses = addressesIn(String(value))
  const given = addresses.find((url) => !v.is(link, { url, title: '' }))
  if (given !== undefined) return { code: 'no-link', values: { given } }
  return addresses.length > MAX_LINKS_PER_ANSWER
    ? { code: 'too-many-links', values: { most: MAX_LINKS_PER_ANSWER } }
    : undefined
}

type OwnProblem =
  | 'unknown-question'
  | 'not-open'
  | 'reason-missing'
  | 'too-long'
  | 'no-link'
  | 'too-many-links'

const OWN_PROBLEMS: ReadonlySet<string> = new Set<OwnProblem>([
  'unknown-question',
  'not-open',
  'reason-missing',
  'too-long',
  'no-link',
  'too-many-links',
])

/** What is wrong with a cell by the rules of audits. */
export const problemWords = ({ code, values }: CellProblem): string | undefined =>
  OWN_PROBLEMS.has(code) ? words(`problem.${code as OwnProblem}`, { ...values }) : undefined
