import { island } from '../kit/bridge/island.tsx'
import { SegmentOpportunitySimulatorUk } from './segment-opportunity-simulator-uk.tsx'

export default island(SegmentOpportunitySimulatorUk)
