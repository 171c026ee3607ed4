import { island } from '../kit/bridge/island.tsx'
import { Onboarding } from './onboarding.tsx'
import styles from './onboarding.css?sheet'

export default island(Onboarding, styles)
