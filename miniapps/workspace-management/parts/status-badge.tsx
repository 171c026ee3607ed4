import type { Status } from '../../domain/workspaces/status-moves.ts'
import { Badge, type Tone } from '../../kit/controls/badge.tsx'
import { words } from '../words/words.ts'

const TONES: Readonly<Record<Status, Tone>> = {
  LIVE: 'success',
  PITCH: 'information',
  TEST: 'warning',
  INACTIVE: 'neutral',
}

export const StatusBadge = ({ status }: { status: Status }) => (
  <Badge tone={TONES[status]}>{words(`status.${status}`)}</Badge>
)
