import { island } from '../kit/bridge/island.tsx'
import styles from './media-plan-results.css?sheet'
import { MediaPlanResults } from './media-plan-results.tsx'

export default island(MediaPlanResults, styles)
