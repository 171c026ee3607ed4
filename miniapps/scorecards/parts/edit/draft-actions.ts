import { Trash2, Upload } from 'lucide'
import { action } from '../../../kit/actions/action.ts'
import type { Draft } from './draft-context.ts'
import { DropDialog } from './drop-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { words } from './words/words.ts'

const ofAudit = ({ audit }: Draft) => ({ scorecard: audit.scorecard.id })

export const PUBLISH = action<Draft>({
  key: 'publish',
  label: () => words('action.publish'),
  icon: Upload,
  look: 'primary',
  data: ofAudit,
  run({ open }, { showProblems }) {
    showProblems()
    open(PublishDialog)
  },
})

export const DROP = action<Draft>({
  key: 'drop',
  label: () => words('action.drop'),
  icon: Trash2,
  look: 'quiet',
  data: ofAudit,
  run: ({ open }) => open(DropDialog),
})
