import { island } from '../kit/bridge/island.tsx'
import { CampaignsSetup } from './campaigns-setup.tsx'
import styles from './campaigns-setup.css?sheet'

export default island(CampaignsSetup, styles)
