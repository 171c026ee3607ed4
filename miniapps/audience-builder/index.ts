import { island } from '../kit/bridge/island.tsx'
import { AudienceBuilder } from './audience-builder.tsx'
import styles from './audience-builder.css?sheet'

export default island(AudienceBuilder, styles)
