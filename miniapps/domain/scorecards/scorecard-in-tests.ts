import type { Question, Scorecard } from './scorecard.ts'

const question = (id: string, dimension: string, weight: number): Question => ({
  id,
  dimension,
  text: `How good is ${id}?`,
  help: '',
  levels: ['None.', 'A little.', 'Some.', 'Most.', 'All.'],
  weight,
  evidenceType: 'Report',
  ownerRole: 'Planner',
})

/** Weights 3, 2, 1: those of the specification's cases. */
export const SMALL_SCORECARD: Scorecard = {
  id: 'small',
  version: 2,
  title: 'Small audit',
  intro: { purpose: 'Tests.', whoAnswers: 'Nobody.', minutes: 1 },
  dimensions: ['Speed', 'Reach'],
  questions: [question('a', 'Speed', 3), question('b', 'Speed', 2), question('c', 'Reach', 1)],
}
