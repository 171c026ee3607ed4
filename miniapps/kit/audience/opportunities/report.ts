import type { Edition } from '../../../domain/audience/edition.ts'
import type { Simulated } from '../../../domain/opportunities/simulate.ts'
import type { Worth } from './use-worth.ts'

/** An edition that a segment is taken from. */
export interface AudienceSource {
  edition: Edition
  /** Of the licence; empty where its dataset is closed to the person by now. */
  notice: string
}

/** A simulation as it leaves the portal. */
export interface Report {
  heading: string
  currency: string
  worth: Worth
  simulated: Simulated | undefined
  /** Sources of the segments that stand for audiences, by the number of the segment. */
  sources: ReadonlyMap<number, AudienceSource>
}
