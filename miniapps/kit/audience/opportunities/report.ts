import type { Simulated } from '../../../domain/opportunities/simulate.ts'
import type { Worth } from './use-worth.ts'

/** A simulation as it leaves the portal. */
export interface Report {
  heading: string
  currency: string
  worth: Worth
  simulated: Simulated | undefined
}
