import { island } from '../kit/bridge/island.tsx'
import { SegmentOpportunitySimulatorUs } from './segment-opportunity-simulator-us.tsx'

export default island(SegmentOpportunitySimulatorUs)
