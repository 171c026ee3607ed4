import { inEnglish } from './in-english.ts'

/** The brand's site and app: found, fast, usable by everybody, measured with permission. */
export const siteApp = inEnglish({
  id: 'site-app',
  version: 2,
  minutes: 35,
  questions: {
    'core-web-vitals': {
      source: 'Core Web Vitals (web.dev); Agency OS practice',
      dimension: 0,
      cuts: [25, 50, 75, 90],
      weight: 3,
      impact: 5,
      effort: 3,
    },
    'third-party-scripts': { dimension: 0, cuts: [20, 50, 80, 95], weight: 2, impact: 3, effort: 2 },
    'phone-first': { dimension: 1, cuts: [40, 60, 75, 90], weight: 3, impact: 4, effort: 3 },
    'app-quality': {
      source: 'Android vitals (Google Play); Agency OS practice',
      dimension: 1,
      cuts: [2, 1.09, 0.5, 0.2],
      weight: 2,
      impact: 3,
      effort: 3,
    },
    'deep-links': { dimension: 1, cuts: [30, 60, 90, 98], weight: 1, impact: 2, effort: 2 },
    findability: { dimension: 2, cuts: [25, 50, 75, 90], weight: 2, impact: 3, effort: 2 },
    'site-search': { dimension: 2, cuts: [30, 20, 10, 3], weight: 1, impact: 3, effort: 1 },
    funnel: { dimension: 3, unit: 'point', cuts: [1, 2, 4, 5], weight: 3, impact: 5, effort: 2 },
    experiments: { dimension: 3, unit: 'count', cuts: [1, 3, 6, 12], weight: 2, impact: 4, effort: 3 },
    'tag-quality': { dimension: 4, cuts: [25, 15, 5, 2], weight: 3, impact: 5, effort: 2 },
    accessibility: {
      source: 'WCAG 2.2 (W3C); Agency OS practice',
      dimension: 5,
      cuts: [50, 75, 90, 100],
      weight: 3,
      impact: 4,
      effort: 3,
    },
    consent: {
      source: 'Report of the Cookie Banner Taskforce (EDPB); Agency OS practice',
      dimension: 6,
      unit: 'point',
      cuts: [2, 3, 4, 5],
      weight: 3,
      impact: 5,
      effort: 2,
    },
  },
})
