import { island } from '../kit/bridge/island.tsx'
import { AudienceLibrary } from './audience-library.tsx'
import styles from './audience-library.css?sheet'

export default island(AudienceLibrary, styles)
