import { island } from '../kit/island.tsx'
import { YouPage } from './you-page.tsx'
import styles from './you-page.css?sheet'

export default island(YouPage, styles)
