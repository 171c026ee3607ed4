import type { Question, Scorecard } from './scorecard.ts'

const question = (id: string, dimension: string, weight: number): Question => ({
  id,
  dimension,
  text: `How good is ${id}?`,
  help: '',
  levels: ['None.', 'A little.', 'Some.', 'Most.', 'All.'],
  measure: { name: `Share of ${id}`, unit: 'percent', better: 'higher', cuts: [20, 40, 70, 85] },
  lift: `${id} is written down.`,
  source: { name: 'Agency OS practice', on: '2026-11-23' },
  weight,
  evidenceType: 'Report',
  ownerRole: 'Planner',
  recommendation: { text: `Mend ${id}.`, impact: 3, effort: 2 },
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
