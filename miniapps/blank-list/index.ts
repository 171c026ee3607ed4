import { island } from '../kit/bridge/island.tsx'
import { BlankList } from './blank-list.tsx'
import styles from './blank-list.css?sheet'

export default island(BlankList, styles)
