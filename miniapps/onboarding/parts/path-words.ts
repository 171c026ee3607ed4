import { words } from '../words/words.ts'

/** Steps of all paths by which their words are found; a path or step that this release has no words for keeps its key. */
const STEPS = [
  'newcomer.details',
  'newcomer.settings',
  'newcomer.colleagues',
  'newcomer.apps',
  'newcomer.finding',
  'newcomer.tour',
  'newcomer.speed-date',
  'auditor.tour',
  'auditor.open',
  'auditor.audit',
  'auditor.view',
  'administrator.people',
  'administrator.roles',
  'administrator.brands',
  'administrator.markets',
  'administrator.apps',
] as const

const PATHS = ['newcomer', 'auditor', 'administrator'] as const

/** In an administrator's words, else in those of the portal. */
export function pathTitle({ key, title }: { key: string; title?: string | undefined }): string {
  if (title) return title
  const known = PATHS.find((each) => each === key)
  return known ? words(`path.${known}`) : key
}

type Worded = { key: string; title?: string | undefined; text?: string | undefined }

/** `isUsual` where the portal has words of its own for the step. */
export function stepWords(path: string, { key, title, text }: Worded) {
  const known = STEPS.find((each) => each === `${path}.${key}`)
  return {
    title: title || (known ? words(`step.${known}`) : key),
    text: text || (known && !title ? words(`text.${known}`) : ''),
    isUsual: known !== undefined,
  }
}

/** Answers of the portal's one quiz, in their order. */
export const quizAnswers = (): readonly string[] => [
  words('answer.finding.0'),
  words('answer.finding.1'),
  words('answer.finding.2'),
]
