import { useState } from 'react'
import type { AssignmentInput } from '../../../domain/access/wire-grants.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { Failures } from '../failures.tsx'
import { words } from '../person/words/words.ts'
import { useEach } from '../use-each.ts'
import { expiryOf, ExpiryFields, NEVER, type Expiry } from './expiry-fields.tsx'
import { useAccessOptions } from './use-access-options.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'

export interface AssignSubject {
  kind: 'person' | 'group'
  id: string
  name: string
}

interface AssignDialogProps {
  /** One group, or any number of people. */
  subjects: readonly AssignSubject[]
  agency: { code: string; name: string; account: string }
  onDone(): void
  onClose(): void
}

interface Draft extends Expiry {
  role: string
  account: string
  below: boolean
  reason: string
}

/** A role on the agency, a market or a brand, until whenever it is to end. */
export function AssignDialog({ subjects, agency, onDone, onClose }: AssignDialogProps) {
  const access = useApi('access')
  const options = useAccessOptions(agency.code)
  const each = useEach<AssignSubject>()
  const [draft, setDraft] = useState<Draft>({
    role: '',
    account: agency.account,
    below: false,
    reason: '',
    ...NEVER,
  })
  const [isTried, setTried] = useState(false)
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const expiresAt = expiryOf(draft)
  const missing = (value: string) => (isTried && !value ? { error: kitWords('needed') } : {})
  const submit = async () => {
    setTried(true)
    if (each.busy || !draft.role || !draft.account || expiresAt === undefined || !draft.reason.trim()) return
    const { role, account, below, reason } = draft
    const given = { role, account, below, expiresAt, reason: reason.trim() }
    const left = each.failed.length > 0 ? each.failed.map(({ item }) => item) : subjects
    const assign = ({ kind, id }: AssignSubject) => {
      const input: AssignmentInput = { ...given, [kind]: id }
      return access.whole('POST', '/assignments', input)
    }
    if (await each.run(left, assign)) onDone()
  }
  const close = each.done > 0 ? onDone : onClose
  return (
    <Dialog
      open
      title={words('assign.title', {
        name: subjects.length === 1 ? subjects[0]!.name : kitWords('people', { count: subjects.length }),
      })}
      onClose={close}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={close}>{kitWords('cancel')}</Button>
          <Button type="submit" variant="primary" busy={each.busy}>
            {appWords('bulk.assign')}
          </Button>
        </>
      }
    >
      <Combobox
        label={kitWords('role')}
        required
        options={options.roles}
        value={draft.role}
        onChange={(role) => set({ role })}
        {...missing(draft.role)}
      />
      <Combobox
        label={words('account')}
        help={words('account.help')}
        required
        options={options.accounts}
        value={draft.account}
        {...(draft.account === agency.account && { valueLabel: agency.name })}
        onChange={(account) => set({ account })}
        {...missing(draft.account)}
      />
      <Checkbox
        label={words('below')}
        help={words('below.help')}
        checked={draft.below}
        onChange={(below) => set({ below })}
      />
      <ExpiryFields value={draft} onChange={set} isTried={isTried} />
      <TextField
        label={kitWords('reason')}
        help={appWords('reason.help')}
        required
        value={draft.reason}
        onChange={(reason) => set({ reason })}
        {...missing(draft.reason.trim())}
      />
      <Failures of={each.failed} nameOf={({ name }) => name} />
    </Dialog>
  )
}
