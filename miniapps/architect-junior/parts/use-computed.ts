import { answersOf } from '../../domain/scenarios/answers-of.ts'
import { asComputed } from '../../domain/scenarios/as-computed.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'

/** The answers that the options were computed with: figures are read by these, whatever is answered since. */
export const useComputed = () => answersOf(asComputed(useBody()))
