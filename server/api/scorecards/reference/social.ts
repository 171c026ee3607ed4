import { inEnglish } from './in-english.ts'

/** Social: a role for each platform, creative made for it, care for those who answer, and proof. */
export const social = inEnglish({
  id: 'social',
  version: 2,
  minutes: 25,
  questions: {
    'platform-role': { dimension: 0, cuts: [20, 50, 80, 100], weight: 2, impact: 3, effort: 1 },
    'profile-ownership': { dimension: 0, cuts: [25, 50, 80, 100], weight: 1, impact: 3, effort: 2 },
    'organic-cadence': { dimension: 1, cuts: [25, 50, 75, 95], weight: 1, impact: 2, effort: 2 },
    'paid-targeting': { dimension: 2, cuts: [40, 60, 80, 90], weight: 3, impact: 4, effort: 1 },
    'paid-frequency': { dimension: 2, cuts: [60, 40, 20, 10], weight: 2, impact: 3, effort: 2 },
    'made-for-platform': { dimension: 3, cuts: [20, 50, 80, 95], weight: 3, impact: 5, effort: 2 },
    'creative-refresh': { dimension: 3, cuts: [40, 25, 15, 5], weight: 2, impact: 3, effort: 2 },
    'community-care': { dimension: 4, cuts: [25, 50, 80, 95], weight: 3, impact: 4, effort: 2 },
    'crisis-plan': { dimension: 4, unit: 'point', cuts: [1, 2, 4, 5], weight: 2, impact: 3, effort: 1 },
    creators: { dimension: 5, cuts: [20, 40, 70, 90], weight: 1, impact: 3, effort: 1 },
    'social-measurement': {
      dimension: 6,
      unit: 'month',
      cuts: [36, 24, 12, 6],
      weight: 3,
      impact: 4,
      effort: 3,
    },
  },
})
