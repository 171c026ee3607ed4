import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import type { Licence, Slice, SurveyWeight } from '../../../miniapps/domain/surveys/dataset.ts'
import type { Frame } from '../../../miniapps/domain/surveys/frame.ts'
import type { Json, Timestamp } from '../../db/column-types.ts'

export interface DatasetVersionTable {
  dataset: string
  version: number
  name: string
  published_at: Timestamp
  published_by: string | null
  slices: Json<readonly Slice[]>
  weights: Json<readonly SurveyWeight[]>
  frame: Json<Frame>
  licence: Json<Licence>
  /** Codes of the agencies that it is licensed to. */
  agencies: string[]
  /** Country codes; null is everywhere. */
  markets: string[] | null
}

declare module '../../db/schema.ts' {
  interface Database {
    dataset_version: DatasetVersionTable
    /** Answers to a question in a slice, as the browser gets them. */
    dataset_column: { dataset: string; version: number; slice: string; name: string; bytes: Uint8Array }
    /** Log of counts and downloads, with the person. */
    dataset_access: {
      person_id: string
      dataset: string
      version: number
      /** `tables`, `regions` or `columns`. */
      door: string
      slices: string[]
      /** Questions that it was about. */
      names: string[]
      at: Timestamp
    }
    /** Sets that a person was told the size of: another one must not differ from them by a few people. */
    dataset_released: {
      person_id: string
      dataset: string
      version: number
      /** Of slices and expression. */
      key: string
      slices: string[]
      expression: Json<Expression>
      n: number
      at: Timestamp
    }
  }
}
