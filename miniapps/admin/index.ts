import { island } from '../kit/bridge/island.tsx'
import { Admin } from './admin.tsx'
import styles from './admin.css?sheet'

export default island(Admin, styles)
