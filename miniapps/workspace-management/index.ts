import { island } from '../kit/bridge/island.tsx'
import { WorkspaceManagement } from './workspace-management.tsx'
import styles from './workspace-management.css?sheet'

export default island(WorkspaceManagement, styles)
