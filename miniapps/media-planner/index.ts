import { island } from '../kit/bridge/island.tsx'
import { MediaPlanner } from './media-planner.tsx'
import styles from './media-planner.css?sheet'

export default island(MediaPlanner, styles)
