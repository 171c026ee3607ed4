import { triangular as valueOf, type Triangle } from '../kernel/random.ts'

/** A driver's value below which the share `u` (0 to 1) of its three guesses lies. Unit: that of the guesses. */
export const triangular = (guesses: Triangle & { u: number }): number => valueOf(guesses)
