import { island } from '../kit/bridge/island.tsx'
import { Documentation } from './documentation.tsx'
import styles from './documentation.css?sheet'

export default island(Documentation, styles)
