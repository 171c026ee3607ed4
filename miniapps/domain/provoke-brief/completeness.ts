import { STRONG_ANSWER_WORDS } from './limits.ts'

/** The five questions of a brief: today's position, the aim, the way there, the audience, the proof of arrival. */
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
