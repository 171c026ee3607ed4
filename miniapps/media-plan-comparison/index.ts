import { island } from '../kit/bridge/island.tsx'
import { MediaPlanComparison } from './media-plan-comparison.tsx'
import styles from './media-plan-comparison.css?sheet'

export default island(MediaPlanComparison, styles)
