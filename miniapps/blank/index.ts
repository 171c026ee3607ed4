import { island } from '../kit/bridge/island.tsx'
import { Blank } from './blank.tsx'
import styles from './blank.css?sheet'

export default island(Blank, styles)
