import type { SurveySegments } from '../../../domain/galaxies/survey-segments.ts'
import type {
  CountBasis,
  CountedRegions,
  CountedTable,
  Counting,
  RegionsWish,
  TableWish,
} from '../../../domain/surveys/counting.ts'
import type { Dataset } from '../../../domain/surveys/dataset.ts'
import type { Frame } from '../../../domain/surveys/frame.ts'

/**
 * A version of a dataset that can be counted: in a worker where the licence lets respondents into the browser, on the server otherwise.
 * The figures are the same, and what is hidden is null in both. A count that was stopped throws the signal's reason.
 */
export interface Survey {
  dataset: Dataset
  /** Sensitive questions are in it for those who may see them. */
  frame: Frame
  count(asked: TableWish, signal?: AbortSignal): Promise<CountedTable>
  regions(asked: RegionsWish, signal?: AbortSignal): Promise<CountedRegions>
  /** Each count of this is a question to the server: nobody asks it with each key. */
  isOnServer(asked: TableWish): boolean
  /** Only where respondents are in the browser: the server hands out counts alone. */
  segments?(asked: SegmentsWish, signal?: AbortSignal): Promise<SurveySegments>
}

/** Counts of a survey that one signal stops. */
export const countingOf = (survey: Survey, signal: AbortSignal): Counting => ({
  count: (asked) => survey.count(asked, signal),
  regions: (asked) => survey.regions(asked, signal),
})

export interface SegmentsWish extends Omit<CountBasis, 'dataset' | 'version'> {
  features: readonly string[]
  /** Question whose answers a tree splits people by; without it segments come from k-means. */
  target?: string
  k: number
  seed: number
}

/** All that is counted, as worker and server name it; segments are found in the worker alone. */
export interface Doors {
  tables: { asked: TableWish; counted: CountedTable }
  regions: { asked: RegionsWish; counted: CountedRegions }
  segments: { asked: SegmentsWish; counted: SurveySegments }
}
