import { island } from '../kit/island.tsx'
import { Sample } from './sample.tsx'
import styles from './sample.css?sheet'

export default island(Sample, styles)
