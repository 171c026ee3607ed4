import { island } from '../kit/bridge/island.tsx'
import { Budget } from './budget.tsx'
import styles from './budget.css?sheet'

export default island(Budget, styles)
