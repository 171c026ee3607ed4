import { SAMPLE_FRAME } from '../../../../miniapps/domain/surveys/sample/frame.ts'
import { sampleSurvey } from '../../../../miniapps/domain/surveys/sample/sample-survey.ts'
import type { Publication } from '../../../../miniapps/domain/surveys/publication.ts'
import { columnsOfStore } from '../../../../miniapps/domain/surveys/publication.ts'
import { storeOf } from '../../../../miniapps/domain/surveys/store/slice-store.ts'
import { SURVEY_LICENCE, SURVEY_WEIGHT } from './survey-publication.ts'

const PEOPLE = 1000
const FRAME = SAMPLE_FRAME.filter(({ folder }) => folder.startsWith('People') || folder.startsWith('Media'))

/** A survey that was bought for a year and not again. */
export function expiredPublication(): Publication {
  const [{ weights, answers }] = sampleSurvey(PEOPLE) as [ReturnType<typeof sampleSurvey>[number]]
  const slice = { id: 'GB-2024-H2', market: 'GB', wave: '2024-H2', universe: 52_500 }
  const store = storeOf({ slice, weights: { main: weights }, frame: FRAME, answers })
  return {
    dataset: 'survey-2024',
    name: 'Media and Market Survey 2024',
    slices: [slice],
    frame: FRAME,
    weights: [SURVEY_WEIGHT],
    licence: { ...SURVEY_LICENCE, from: '2025-01-01', to: '2025-12-31' },
    markets: null,
    columns: columnsOfStore(slice.id, store),
  }
}
