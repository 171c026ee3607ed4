import type { Basis } from '../../domain/scenarios/basis.ts'
import { threeOptions } from '../../domain/scenarios/three-options.ts'
import type { Progress } from '../../kit/worker/calls.ts'

/** Calls of the worker: curves that are not concave are searched from many starts. */
export const scenarioCalls = {
  options: (basis: Basis, progress: Progress) => threeOptions(basis, progress),
}
