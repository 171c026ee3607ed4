import { inEnglish } from './in-english.ts'

/** Owned content: whether it answers what people look for, is found, kept true and proves its use. */
export const content = inEnglish({
  id: 'content',
  version: 2,
  minutes: 25,
  questions: {
    'audience-needs': { dimension: 0, cuts: [10, 40, 70, 95], weight: 3, impact: 4, effort: 2 },
    'journey-stages': { dimension: 0, unit: 'count', cuts: [2, 3, 4, 5], weight: 2, impact: 3, effort: 2 },
    'crawl-and-index': { dimension: 1, cuts: [50, 70, 90, 97], weight: 3, impact: 5, effort: 2 },
    'international-markup': { dimension: 1, cuts: [20, 50, 80, 98], weight: 1, impact: 2, effort: 2 },
    'on-page': { dimension: 2, cuts: [25, 50, 80, 95], weight: 2, impact: 3, effort: 1 },
    'topic-coverage': { dimension: 3, cuts: [5, 10, 30, 50], weight: 3, impact: 4, effort: 4 },
    formats: { dimension: 4, cuts: [20, 40, 70, 90], weight: 1, impact: 2, effort: 3 },
    governance: { dimension: 5, cuts: [20, 50, 80, 95], weight: 2, impact: 3, effort: 2 },
    freshness: { dimension: 5, cuts: [33, 20, 10, 3], weight: 2, impact: 3, effort: 2 },
    'content-measurement': {
      dimension: 6,
      unit: 'point',
      cuts: [1, 2, 4, 5],
      weight: 3,
      impact: 4,
      effort: 2,
    },
  },
})
