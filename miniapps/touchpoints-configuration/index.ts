import { island } from '../kit/bridge/island.tsx'
import { TouchpointsConfiguration } from './touchpoints-configuration.tsx'
import styles from './touchpoints-configuration.css?sheet'

export default island(TouchpointsConfiguration, styles)
