import { island } from '../kit/bridge/island.tsx'
import { Touchpoints } from './touchpoints.tsx'
import styles from './touchpoints.css?sheet'

export default island(Touchpoints, styles)
