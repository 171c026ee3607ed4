import { island } from '../kit/bridge/island.tsx'
import { RfCurves } from './rf-curves.tsx'
import styles from './rf-curves.css?sheet'

export default island(RfCurves, styles)
