import { island } from '../kit/bridge/island.tsx'
import { AudienceComposer } from './audience-composer.tsx'
import styles from './audience-composer.css?sheet'

export default island(AudienceComposer, styles)
