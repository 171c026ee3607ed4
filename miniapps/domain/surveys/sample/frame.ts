import type { Frame } from '../frame.ts'
import { ATTITUDE_QUESTIONS } from './attitude-questions.ts'
import { BRAND_QUESTIONS } from './brand-questions.ts'
import { MEDIA_QUESTIONS } from './media-questions.ts'
import { PEOPLE_QUESTIONS } from './people-questions.ts'
import type { Question } from './questions.ts'
import { TELEVISION_QUESTIONS } from './television-questions.ts'

/** In the order that they are asked in; whom a routed question is put to was asked before. */
export const QUESTIONS: readonly Question[] = [
  ...PEOPLE_QUESTIONS,
  ...TELEVISION_QUESTIONS,
  ...MEDIA_QUESTIONS,
  ...BRAND_QUESTIONS,
  ...ATTITUDE_QUESTIONS,
]

/** Frame of the dataset `survey-2026`. */
export const SAMPLE_FRAME: Frame = QUESTIONS.map(({ variable }) => variable)
