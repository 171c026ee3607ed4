import { OPPORTUNITY_UK, PACKS } from '../domain/opportunities/opportunity.ts'
import { simulator } from '../kit/audience/opportunities/simulator.tsx'

/** Segments of Great Britain: their worth now, and what it would be if they were won. */
export const SegmentOpportunitySimulatorUk = simulator(OPPORTUNITY_UK, PACKS.uk)
