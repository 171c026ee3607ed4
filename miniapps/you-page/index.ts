import { island } from '../kit/bridge/island.tsx'
import { YouPage } from './you-page.tsx'
import styles from './you-page.css?sheet'

export default island(YouPage, styles)
