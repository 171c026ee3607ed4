import { island } from '../kit/bridge/island.tsx'
import { SpeedDate } from './speed-date.tsx'
import styles from './speed-date.css?sheet'

export default island(SpeedDate, styles)
