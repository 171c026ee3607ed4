import type { WorkspaceStatus } from '../../../shell/contract/entities.ts'
import type { Tone } from '../controls/badge.tsx'
import { words } from './words.ts'

const TONES: Record<WorkspaceStatus, Tone> = {
  LIVE: 'success',
  PITCH: 'information',
  TEST: 'warning',
  INACTIVE: 'neutral',
}

/** A workspace's status in words and tone; what is not known is shown as it came. */
export const workspaceStatus = (status: WorkspaceStatus): { text: string; tone: Tone } =>
  status in TONES
    ? { text: words(`status.${status}`), tone: TONES[status] }
    : { text: status, tone: 'neutral' }
