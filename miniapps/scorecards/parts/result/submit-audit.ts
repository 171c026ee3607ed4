import { action } from '../../../kit/actions/action.ts'
import { words } from '../../words/words.ts'
import type { AuditInHand } from '../run/audit-context.ts'
import { SubmitDialog } from './submit-dialog.tsx'

/** Hands the audit in: asks first, and says what is missing. */
export const SUBMIT = action<AuditInHand>({
  key: 'submit',
  label: () => words('action.submit'),
  look: 'primary',
  data: ({ scorecard }) => ({ scorecard: scorecard.id }),
  run: ({ open }) => open(SubmitDialog),
})
