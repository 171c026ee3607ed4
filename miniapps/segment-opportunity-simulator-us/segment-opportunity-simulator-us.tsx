import { OPPORTUNITY_US, PACKS } from '../domain/opportunities/opportunity.ts'
import { simulator } from '../kit/audience/opportunities/simulator.tsx'

/** Segments of the United States: their worth now, and what it would be if they were won. */
export const SegmentOpportunitySimulatorUs = simulator(OPPORTUNITY_US, PACKS.us)
