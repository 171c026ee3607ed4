import { island } from '../kit/bridge/island.tsx'
import { MediaPlanUploader } from './media-plan-uploader.tsx'
import styles from './media-plan-uploader.css?sheet'

export default island(MediaPlanUploader, styles)
