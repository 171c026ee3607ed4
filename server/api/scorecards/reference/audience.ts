import { inEnglish } from './in-english.ts'

/** Audience data: collected with permission, understood, used and proven. */
export const audience = inEnglish({
  id: 'audience',
  version: 2,
  minutes: 25,
  questions: {
    'data-inventory': { dimension: 0, cuts: [10, 40, 70, 95], weight: 2, impact: 3, effort: 2 },
    'known-customers': { dimension: 0, cuts: [2, 10, 25, 40], weight: 2, impact: 4, effort: 4 },
    'value-exchange': { dimension: 0, cuts: [40, 30, 20, 10], weight: 1, impact: 2, effort: 2 },
    'consent-flow': { dimension: 1, unit: 'day', cuts: [30, 7, 3, 1], weight: 3, impact: 5, effort: 4 },
    identity: { dimension: 1, cuts: [20, 50, 70, 90], weight: 2, impact: 3, effort: 4 },
    segments: { dimension: 2, unit: 'point', cuts: [1, 2, 3, 4], weight: 3, impact: 4, effort: 3 },
    activation: { dimension: 3, cuts: [1, 10, 30, 60], weight: 3, impact: 4, effort: 3 },
    suppression: { dimension: 3, unit: 'point', cuts: [1, 2, 3, 4], weight: 2, impact: 3, effort: 2 },
    'look-alikes': { dimension: 3, unit: 'point', cuts: [1, 2, 3, 4], weight: 1, impact: 2, effort: 2 },
    'audience-measurement': { dimension: 4, cuts: [5, 25, 50, 80], weight: 3, impact: 5, effort: 3 },
  },
})
