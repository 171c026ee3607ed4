import type { Body } from '../../../../miniapps/domain/document/change.ts'
import { SAMPLE_AUDIENCE, UNIVERSE } from '../../../world/planning/curve-truths.ts'
import { CURRENCY, type SampleBrand } from '../../../world/planning/clients.ts'

export interface SampleScenario {
  id: string
  place: string
  answers: Body
  /** Days after the sample's first. */
  madeOn: number
  /** ISO day of the curves that it is computed with; without it, nobody has pressed the button yet. */
  day?: string
  isSent?: boolean
}

/** The day before a newer curve of TV in GB was approved. */
const BEFORE_THE_NEWER = '2026-01-04'

/**
 * Scenarios of a brand: a launch whose curve of TV has a newer version by now, a bigger autumn, and one just
 * begun.
 */
export function sampleScenarios(
  { id: place, country }: SampleBrand,
  title: string,
): readonly SampleScenario[] {
  const answers = (more: Body, touchpoints: readonly string[]): Body => ({
    'answers/market': country,
    'answers/audience': SAMPLE_AUDIENCE,
    'answers/universe': UNIVERSE[country],
    'answers/currency': CURRENCY[country],
    ...Object.fromEntries(touchpoints.map((code) => [`answers/touchpoints/${code}`, true])),
    duplication: 1,
    seed: 42,
    ...more,
  })
  return [
    {
      id: `scenario-${place}`,
      place,
      madeOn: 40,
      day: BEFORE_THE_NEWER,
      answers: answers(
        {
          title,
          'answers/objective': 'Be known by two thirds of adults before the summer.',
          'answers/budget': 340_000_00,
          'answers/start': '2026-04-06',
          'answers/end': '2026-06-28',
          'limits/OOH/min': 40_000_00,
          'scores/TV': 0.9,
          'scores/BVOD': 0.8,
          'scores/OLV': 0.7,
          'scores/OOH': 0.5,
          'scores/RADIO': 0.4,
        },
        ['TV', 'BVOD', 'OLV', 'OOH', 'RADIO'],
      ),
    },
    {
      id: `scenario-autumn-${place}`,
      place,
      madeOn: 200,
      day: '2026-09-07',
      isSent: true,
      answers: answers(
        {
          title: 'Autumn, everybody once',
          'answers/objective': 'Reach as many adults as the money can buy, at least once.',
          'answers/budget': 950_000_00,
          'answers/start': '2026-09-07',
          'answers/end': '2026-11-29',
          'limits/TV/max': 240_000_00,
          'limits/CINEMA/min': 40_000_00,
          duplication: 1.05,
        },
        ['TV', 'BVOD', 'YOUTUBE', 'SOCIAL', 'DISPLAY', 'AUDIO', 'RADIO', 'OOH', 'DOOH', 'CINEMA'],
      ),
    },
    {
      id: `scenario-begun-${place}`,
      place,
      madeOn: 260,
      answers: answers(
        { title: 'Students, back to term', 'answers/budget': 120_000_00, 'answers/start': '2026-10-05' },
        ['SOCIAL', 'YOUTUBE', 'AUDIO'],
      ),
    },
  ]
}
