import { island } from '../kit/bridge/island.tsx'
import styles from './audience-profiler.css?sheet'
import { AudienceProfiler } from './audience-profiler.tsx'

export default island(AudienceProfiler, styles)
