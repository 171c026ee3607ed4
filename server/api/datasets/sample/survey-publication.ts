import type { Licence } from '../../../../miniapps/domain/surveys/dataset.ts'
import { SAMPLE_FRAME } from '../../../../miniapps/domain/surveys/sample/frame.ts'
import { sampleSurvey } from '../../../../miniapps/domain/surveys/sample/sample-survey.ts'
import { columnsOfStore, type Publication } from '../../../../miniapps/domain/surveys/publication.ts'
import { storeOf } from '../../../../miniapps/domain/surveys/store/slice-store.ts'

export const SURVEY_WEIGHT = {
  name: 'main',
  label: 'Sex, age and region',
  source: 'Office of population statistics, mid-year estimates',
  date: '2025-06-30',
}

export const SURVEY_LICENCE: Licence = {
  respondents: 'browser',
  protection: 'floor',
  smallestAudience: 30,
  exports: true,
  notice:
    'Source: Media and Market Survey 2026. For planning by licensed agencies; figures are not to be published.',
  from: '2026-01-01',
  to: null,
}

/** 50,000 people of Great Britain and the United States. */
export function surveyPublication(): Publication {
  const sampled = sampleSurvey()
  return {
    dataset: 'survey-2026',
    name: 'Media and Market Survey 2026',
    slices: sampled.map(({ slice }) => slice),
    frame: SAMPLE_FRAME,
    weights: [SURVEY_WEIGHT],
    licence: SURVEY_LICENCE,
    markets: null,
    columns: sampled.flatMap(({ slice, weights, answers }) =>
      columnsOfStore(slice.id, storeOf({ slice, weights: { main: weights }, frame: SAMPLE_FRAME, answers })),
    ),
  }
}
