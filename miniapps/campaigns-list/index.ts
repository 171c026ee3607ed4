import { island } from '../kit/bridge/island.tsx'
import { CampaignsList } from './campaigns-list.tsx'
import styles from './campaigns-list.css?sheet'

export default island(CampaignsList, styles)
