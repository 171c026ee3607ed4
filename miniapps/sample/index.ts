import { island } from '../kit/bridge/island.tsx'
import { Sample } from './sample.tsx'
import styles from './sample.css?sheet'

export default island(Sample, styles)
