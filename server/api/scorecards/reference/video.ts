import { inEnglish } from './in-english.ts'

/** Moving pictures on every screen: who is reached, for how long, and what it changes. */
export const video = inEnglish({
  id: 'video',
  version: 3,
  minutes: 25,
  questions: {
    'reach-mix': { dimension: 0, cuts: [30, 20, 10, 5], weight: 3, impact: 4, effort: 3 },
    'light-viewers': { dimension: 0, cuts: [25, 50, 70, 90], weight: 2, impact: 3, effort: 3 },
    attention: { dimension: 1, cuts: [10, 30, 60, 90], weight: 2, impact: 3, effort: 3 },
    length: { dimension: 1, cuts: [25, 50, 75, 95], weight: 1, impact: 2, effort: 2 },
    'sound-off': { dimension: 2, cuts: [10, 30, 50, 70], weight: 2, impact: 3, effort: 2 },
    'early-branding': { dimension: 2, cuts: [20, 40, 70, 95], weight: 2, impact: 3, effort: 2 },
    'video-frequency': { dimension: 3, cuts: [30, 20, 15, 10], weight: 2, impact: 3, effort: 3 },
    completion: { dimension: 3, cuts: [20, 40, 65, 80], weight: 2, impact: 3, effort: 2 },
    sequencing: { dimension: 4, unit: 'point', cuts: [1, 2, 3, 4], weight: 1, impact: 2, effort: 3 },
    'cross-media': { dimension: 5, cuts: [20, 50, 80, 95], weight: 3, impact: 4, effort: 4 },
  },
})
