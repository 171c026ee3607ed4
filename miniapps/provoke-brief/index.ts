import { island } from '../kit/bridge/island.tsx'
import { ProvokeBrief } from './provoke-brief.tsx'
import styles from './provoke-brief.css?sheet'

export default island(ProvokeBrief, styles)
