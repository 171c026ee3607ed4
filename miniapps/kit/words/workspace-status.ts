import type { WorkspaceStatus } from '../../../shell/contract/entities.ts'
import type { Tone } from '../controls/badge.tsx'

const STATUSES: Record<WorkspaceStatus, { text: string; tone: Tone }> = {
  LIVE: { text: 'Live', tone: 'success' },
  PITCH: { text: 'Pitch', tone: 'information' },
  TEST: { text: 'Test', tone: 'warning' },
  INACTIVE: { text: 'Inactive', tone: 'neutral' },
}

/** A workspace's status in words and tone; what is not known is shown as it came. */
export const workspaceStatus = (status: WorkspaceStatus): { text: string; tone: Tone } =>
  STATUSES[status] ?? { text: status, tone: 'neutral' }
