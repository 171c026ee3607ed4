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
] as const

export function pathTitle(key: string): string {
  return key === 'newcomer' || key === 'auditor' ? words(`path.${key}`) : key
}

export function stepWords(path: string, step: string): { title: string; text: string } {
  const known = STEPS.find((each) => each === `${path}.${step}`)
  return known ? { title: words(`step.${known}`), text: words(`text.${known}`) } : { title: step, text: '' }
}

/** Answers of the one quiz there is, in their order. */
export const quizAnswers = (): readonly string[] => [
  words('answer.finding.0'),
  words('answer.finding.1'),
  words('answer.finding.2'),
]
