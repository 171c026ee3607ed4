import { island } from '../kit/bridge/island.tsx'
import styles from './audience-translator.css?sheet'
import { AudienceTranslator } from './audience-translator.tsx'

export default island(AudienceTranslator, styles)
