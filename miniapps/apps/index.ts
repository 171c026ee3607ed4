import { island } from '../kit/bridge/island.tsx'
import { Apps } from './apps.tsx'
import styles from './apps.css?sheet'

export default island(Apps, styles)
