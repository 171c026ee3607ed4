import { STRONG_ANSWER_WORDS } from './limits.ts'

/** Where are we now, where do we want to be, what are we doing, whom do we talk to, how do we know that we have arrived. */
export const QUESTIONS = ['now', 'want', 'doing', 'who', 'arrived'] as const
export type Question = (typeof QUESTIONS)[number]

/** Written where somebody has nothing to say yet. */
const PLACEHOLDERS = new Set('tbc tbd tba n/a na none lorem ipsum - ? ...'.split(' '))

/** The share of questions that are answered in enough words, and those that are not. */
export function completeness(answers: Readonly<Partial<Record<Question, string>>>) {
  const weak = QUESTIONS.filter((question) => wordsIn(answers[question] ?? '') < STRONG_ANSWER_WORDS)
  return { share: 1 - weak.length / QUESTIONS.length, weak }
}

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => word && !PLACEHOLDERS.has(word.toLowerCase())).length
