import { island } from '../kit/bridge/island.tsx'
import { ArchitectJunior } from './architect-junior.tsx'
import styles from './architect-junior.css?sheet'

export default island(ArchitectJunior, styles)
