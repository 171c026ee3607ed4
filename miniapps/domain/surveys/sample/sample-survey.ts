import { randomOf } from '../../kernel/random.ts'
import { ask } from './ask.ts'
import { QUESTIONS } from './frame.ts'
import { plant } from './planted.ts'
import { drawRespondents, type Respondents, type SampleSlice } from './respondents.ts'

const UNIVERSES = { GB: 53_000, US: 250_000 } as const

const slice = (market: SampleSlice['market'], wave: string): SampleSlice => ({
  id: `${market}-${wave}`,
  market,
  wave,
  universe: UNIVERSES[market],
})

export const SAMPLE_SLICES: readonly SampleSlice[] = [
  slice('GB', '2025-H2'),
  slice('GB', '2026-H1'),
  slice('US', '2025-H2'),
  slice('US', '2026-H1'),
]

const PEOPLE_OF_A_SLICE = 12_500
const SEED = 2026

export type SampledSlice = Pick<Respondents, 'slice' | 'weights' | 'answers'>

/**
 * The survey `survey-2026`: the same 50,000 people each time.
 * @param people of each slice; fewer are quicker, and farther from the truths that are planted
 */
export function sampleSurvey(people = PEOPLE_OF_A_SLICE): SampledSlice[] {
  return SAMPLE_SLICES.map((of, at) => {
    const respondents = drawRespondents(of, people, randomOf(SEED + at))
    plant(respondents)
    for (const question of QUESTIONS) ask(respondents, question)
    const { weights, answers } = respondents
    return { slice: of, weights, answers }
  })
}
