import { island } from '../kit/bridge/island.tsx'
import { AudienceGalaxy } from './audience-galaxy.tsx'
import styles from './audience-galaxy.css?sheet'

export default island(AudienceGalaxy, styles)
