import { island } from '../kit/bridge/island.tsx'
import { ArchitectRfCurvesAdmin } from './architect-rf-curves-admin.tsx'
import styles from './architect-rf-curves-admin.css?sheet'

export default island(ArchitectRfCurvesAdmin, styles)
