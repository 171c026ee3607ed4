import type { PersonStatus } from '../../domain/access/wire.ts'
import { Badge, type Tone } from '../../kit/controls/badge.tsx'
import { words } from '../words/words.ts'

const TONES: Readonly<Record<PersonStatus, Tone>> = {
  active: 'success',
  invited: 'information',
  disabled: 'warning',
}

export const StatusBadge = ({ status }: { status: PersonStatus }) => (
  <Badge tone={TONES[status]}>{words(`status.${status}`)}</Badge>
)
