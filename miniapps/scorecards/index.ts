import { island } from '../kit/bridge/island.tsx'
import { Scorecards } from './scorecards.tsx'
import base from './scorecards.css?sheet'

export default island(Scorecards, base)
