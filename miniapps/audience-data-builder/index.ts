import { island } from '../kit/bridge/island.tsx'
import { AudienceDataBuilder } from './audience-data-builder.tsx'
import styles from './audience-data-builder.css?sheet'

export default island(AudienceDataBuilder, styles)
