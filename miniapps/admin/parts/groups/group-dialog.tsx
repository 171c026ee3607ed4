import { useState } from 'react'
import type { GroupRule } from '../../../domain/access/group-rule.ts'
import type { GroupInput, GroupLine } from '../../../domain/access/wire-grants.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { RadioGroup } from '../../../kit/controls/radio-group.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useAttempt } from '../../../kit/document/use-attempt.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { AgencySelect } from '../agency-select.tsx'
import { ChangeDialog } from '../changes/change-dialog.tsx'
import { useAgencies, useFirstAgency } from '../use-agencies.ts'
import { isWhole, RuleEditor } from './rule-editor.tsx'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'

interface GroupDialogProps {
  /** Left out: a new one. */
  group?: GroupLine
  onDone(group: GroupLine): void
  onClose(): void
}

const EMPTY_RULE: GroupRule = { all: [{ field: 'emailDomain', in: [] }] }

const KINDS = ['portal', 'rule', 'claims'] as const
type Kind = (typeof KINDS)[number]

const kindOf = ({ rule, source }: GroupLine): Kind =>
  rule ? 'rule' : source === 'claims' ? 'claims' : 'portal'

/** Name, description and who belongs to it; a change shows what it does to people before it is saved. */
export function GroupDialog({ group, onDone, onClose }: GroupDialogProps) {
  const access = useApi('access')
  const agencies = useAgencies().data ?? []
  const first = useFirstAgency(agencies)
  const [code, setCode] = useState(group?.agency)
  const [name, setName] = useState(group?.name ?? '')
  const [description, setDescription] = useState(group?.description ?? '')
  const [kind, setKind] = useState<Kind>(group ? kindOf(group) : 'portal')
  const [rule, setRule] = useState<GroupRule>(group?.rule ?? EMPTY_RULE)
  const [claim, setClaim] = useState(group?.externalId ?? '')
  const [isTried, setTried] = useState(false)
  const [isReviewed, setReviewed] = useState(false)
  const { attempt, busy, problem } = useAttempt()
  const agency = code ?? first?.code ?? ''
  const input: GroupInput = {
    agency,
    name: name.trim(),
    description: description.trim(),
    rule: kind === 'rule' ? rule : null,
    externalId: kind === 'claims' ? claim.trim() : null,
  }
  const submit = () => {
    setTried(true)
    if (!input.name || !agency || (input.rule && !isWhole(input.rule)) || input.externalId === '') return
    if (group) return setReviewed(true)
    attempt(async () => {
      const data = await access.post<GroupLine>('/groups', input)
      onDone(data)
    })
  }
  if (group && isReviewed)
    return (
      <ChangeDialog
        title={kitWords('editNamed', { name: group.name })}
        verb={kitWords('save')}
        changes={[
          {
            key: JSON.stringify(input),
            name: group.name,
            run: ({ dry, reason }) =>
              access.whole('PUT', withQuery(`/groups/${encodeURIComponent(group.id)}`, { dry }), {
                ...input,
                reason,
              }),
          },
        ]}
        onDone={() => onDone(group)}
        onClose={() => setReviewed(false)}
      />
    )
  return (
    <Dialog
      open
      size="l"
      title={group ? kitWords('editNamed', { name: group.name }) : words('new')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {group ? appWords('review') : words('create')}
          </Button>
        </>
      }
    >
      <TextField
        label={kitWords('name')}
        required
        value={name}
        onChange={setName}
        {...(isTried && !input.name && { error: kitWords('nameNeeded') })}
      />
      {!group && <AgencySelect agencies={agencies} value={agency} onChange={setCode} />}
      <TextArea label={kitWords('description')} rows={2} value={description} onChange={setDescription} />
      {group?.source !== 'claims' && (
        <RadioGroup
          label={words('kind')}
          value={kind}
          onChange={(next) => setKind(next as Kind)}
          options={KINDS.filter((each) => !group || each !== 'claims').map((value) => ({
            value,
            label: words(`kind.${value}`),
            description: words(`kind.${value}.help`),
          }))}
        />
      )}
      {kind === 'rule' && <RuleEditor agency={agency} rule={rule} onChange={setRule} isTried={isTried} />}
      {kind === 'claims' && (
        <TextField
          label={words('claim')}
          help={words('claim.help')}
          required
          value={claim}
          onChange={setClaim}
          {...(isTried && !claim.trim() && { error: kitWords('needed') })}
        />
      )}
      {problem}
    </Dialog>
  )
}
