import { inEnglish } from './in-english.ts'

/** The tools behind marketing: chosen for a reason, connected, owned by people who can use them. */
export const technology = inEnglish({
  id: 'technology',
  version: 2,
  minutes: 30,
  questions: {
    'tag-management': { dimension: 0, cuts: [50, 80, 95, 99], weight: 2, impact: 3, effort: 2 },
    'server-side': { dimension: 0, cuts: [30, 20, 10, 5], weight: 2, impact: 4, effort: 4 },
    'analytics-trust': { dimension: 1, unit: 'point', cuts: [1, 2, 3, 4], weight: 3, impact: 4, effort: 3 },
    'raw-data': { dimension: 1, cuts: [10, 40, 70, 95], weight: 2, impact: 3, effort: 3 },
    'customer-data-platform': {
      dimension: 2,
      unit: 'count',
      cuts: [1, 3, 5, 10],
      weight: 3,
      impact: 4,
      effort: 5,
    },
    'clean-rooms': { dimension: 2, unit: 'point', cuts: [1, 2, 3, 4], weight: 2, impact: 3, effort: 4 },
    'ad-server': { dimension: 3, cuts: [20, 50, 80, 95], weight: 2, impact: 3, effort: 3 },
    'buying-platforms': { dimension: 4, cuts: [10, 40, 70, 95], weight: 2, impact: 3, effort: 3 },
    integration: { dimension: 5, cuts: [75, 50, 25, 10], weight: 3, impact: 4, effort: 4 },
    'cost-and-use': { dimension: 6, cuts: [10, 40, 70, 95], weight: 2, impact: 3, effort: 2 },
    skills: { dimension: 6, cuts: [20, 50, 80, 95], weight: 2, impact: 3, effort: 3 },
    'security-and-privacy': { dimension: 6, cuts: [20, 60, 80, 100], weight: 3, impact: 4, effort: 2 },
  },
})
