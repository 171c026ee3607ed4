import { useState } from 'react'
import type { DutyRule, DutyRuleInput } from '../../../domain/access/wire-checks.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { MultiSelect } from '../../../kit/controls/multi-select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useAttempt } from '../../../kit/document/use-attempt.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { AgencySelect } from '../agency-select.tsx'
import { useAgencies, useFirstAgency } from '../use-agencies.ts'
import { usePermissions } from './use-permissions.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

interface DutyRuleDialogProps {
  /** Undefined: a new one. */
  rule: DutyRule | undefined
  onDone(): void
  onClose(): void
}

export function DutyRuleDialog({ rule, onDone, onClose }: DutyRuleDialogProps) {
  const access = useApi('access')
  const agencies = useAgencies().data ?? []
  const firstAgency = useFirstAgency(agencies)
  const options = usePermissions().map(({ code, app, allows }) => ({
    value: code,
    label: words('permission.said', { app, allows, code }),
  }))
  const [name, setName] = useState(rule?.name ?? '')
  const [code, setCode] = useState(rule?.agency)
  const [first, setFirst] = useState(rule?.first ?? [])
  const [second, setSecond] = useState(rule?.second ?? [])
  const [isTried, setTried] = useState(false)
  const { attempt, busy, problem } = useAttempt()
  const agency = code ?? firstAgency?.code ?? ''
  const submit = () => {
    setTried(true)
    if (!name.trim() || !agency || first.length === 0 || second.length === 0) return
    attempt(async () => {
      const input: DutyRuleInput = { name: name.trim(), agency, first, second }
      await (rule
        ? access.whole('PUT', `/duty-rules/${encodeURIComponent(rule.id)}`, input)
        : access.whole('POST', '/duty-rules', input))
      onDone()
    })
  }
  const missing = (isMissing: boolean) => (isTried && isMissing ? { error: kitWords('needed') } : {})
  return (
    <Dialog
      open
      title={rule ? kitWords('editNamed', { name: rule.name }) : words('duty.new')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {words(rule ? 'duty.save' : 'duty.create')}
          </Button>
        </>
      }
    >
      <TextField
        label={kitWords('name')}
        required
        value={name}
        onChange={setName}
        {...missing(!name.trim())}
      />
      {!rule && <AgencySelect agencies={agencies} value={agency} onChange={setCode} />}
      <MultiSelect
        label={words('duty.first')}
        options={options}
        value={first}
        onChange={setFirst}
        {...missing(first.length === 0)}
      />
      <MultiSelect
        label={words('duty.second')}
        options={options}
        value={second}
        onChange={setSecond}
        {...missing(second.length === 0)}
      />
      {problem}
    </Dialog>
  )
}
