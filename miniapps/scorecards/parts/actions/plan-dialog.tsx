import { useState } from 'react'
import type { Somebody } from '../../../domain/document/wire.ts'
import { ACTION_TEXT_MAX_CHARACTERS } from '../../../domain/scorecards/limits.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { DateField } from '../../../kit/controls/date-field.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { useAttempt } from '../../../kit/document/use-attempt.tsx'
import { OwnerField } from './owner-field.tsx'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

/** An action as it is planned. */
export interface Planned {
  text: string
  /** Only where one was asked for. */
  audit?: string
  owner?: Somebody
  due?: string
}

interface PlanDialogProps {
  brandId: string
  /** What is recommended; missing for an action of one's own. */
  text?: string
  /** The audits that an action of one's own may belong to. */
  audits?: readonly { id: string; title: string }[]
  onPlan(planned: Planned): Promise<void>
  onClose(): void
}

/** Asks what, who and until when; there is no action before it is confirmed. */
export function PlanDialog({ brandId, text: recommended = '', audits, onPlan, onClose }: PlanDialogProps) {
  const [text, setText] = useState(recommended)
  const [audit, setAudit] = useState(audits?.[0]?.id)
  const [owner, setOwner] = useState<Somebody | null>(null)
  const [due, setDue] = useState('')
  const { attempt, busy, problem } = useAttempt()
  const isFit = text.trim() !== '' && text.length <= ACTION_TEXT_MAX_CHARACTERS
  const plan = () =>
    attempt(() =>
      onPlan({ text: text.trim(), ...(audit && { audit }), ...(owner && { owner }), ...(due && { due }) }),
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('plan.make')}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {kitWords('cancel')}
          </Button>
          <Button variant="primary" busy={busy} disabled={!isFit} onClick={plan}>
            {words('plan.make')}
          </Button>
        </>
      }
    >
      <div className="os-stack">
        <TextArea label={words('column.what')} rows={3} required value={text} onChange={setText} />
        {audits && (
          <Select
            label={words('column.audit')}
            value={audit ?? ''}
            onChange={setAudit}
            options={audits.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
        <OwnerField brandId={brandId} value={owner} onChange={setOwner} />
        <DateField label={words('column.due')} value={due} onChange={setDue} />
        {problem}
      </div>
    </Dialog>
  )
}
