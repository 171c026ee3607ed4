import { island } from '../kit/island.tsx'
import { Scorecards } from './scorecards.tsx'
import base from './scorecards.css?sheet'

export default island(Scorecards, base)
