import type { Simulated } from '../../../domain/opportunities/simulate.ts'
import type { AudienceSource } from './audience-sources.ts'
import type { Worth } from './use-worth.ts'

/** A simulation as it leaves the portal. */
export interface Report {
  heading: string
  currency: string
  worth: Worth
  simulated: Simulated | undefined
  /** What is known of the audiences behind segments, by the number of the segment. */
  sources: ReadonlyMap<number, AudienceSource>
}
