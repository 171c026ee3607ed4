import { island } from '../kit/bridge/island.tsx'
import { Audiences } from './audiences.tsx'
import styles from './audiences.css?sheet'

export default island(Audiences, styles)
