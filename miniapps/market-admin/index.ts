import { island } from '../kit/bridge/island.tsx'
import { MarketAdmin } from './market-admin.tsx'
import styles from './market-admin.css?sheet'

export default island(MarketAdmin, styles)
