import { weigh, type WeightingAsked } from '../../../../domain/surveys/draft/weight-scheme.ts'

/** Raking in a worker of its own: stopping it ends that one, and the file stays read. */
export const weighCalls = { weigh: (asked: WeightingAsked) => weigh(asked) }
