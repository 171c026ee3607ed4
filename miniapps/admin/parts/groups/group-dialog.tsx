import { useState } from 'react'
import type * as v from 'valibot'
import { GROUP_FORM, GROUP_KINDS } from '../../../domain/access/forms.ts'
import type { GroupRule } from '../../../domain/access/group-rule.ts'
import type { GroupInput, GroupLine } from '../../../domain/access/wire-grants.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { RadioGroup } from '../../../kit/controls/radio-group.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import type { FormOf } from '../../../kit/form/form.ts'
import { useForm } from '../../../kit/form/use-form.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'
import { AgencySelect } from '../agency-select.tsx'
import { ChangeDialog } from '../changes/change-dialog.tsx'
import { useAgencies, useFirstAgency } from '../use-agencies.ts'
import { RuleEditor } from './rule-editor.tsx'
import { words } from './words/words.ts'

interface GroupDialogProps {
  /** Left out: a new one. */
  group?: GroupLine
  onDone(group: GroupLine): void
  onClose(): void
}

const EMPTY_RULE: GroupRule = { all: [{ field: 'emailDomain', in: [] }] }

/** Name, description and who belongs to it; a change shows what it does to people before it is saved. */
export function GroupDialog({ group, onDone, onClose }: GroupDialogProps) {
  const access = useApi('access')
  const agencies = useAgencies().data ?? []
  const agency = useFirstAgency(agencies)?.code ?? ''
  const [reviewed, setReviewed] = useState<GroupInput>()
  const form = useForm(
    GROUP_FORM,
    firstOf(group, agency),
    (values) => {
      const input = inputOf(values)
      if (!group) return access.post<GroupLine>('/groups', input)
      setReviewed(input)
      return false
    },
    { done: onDone },
  )
  if (group && reviewed)
    return (
      <ReviewedChange
        group={group}
        input={reviewed}
        onDone={() => onDone(group)}
        onClose={() => setReviewed(undefined)}
      />
    )
  const { kind } = form.values
  return (
    <FormDialog
      form={form}
      size="l"
      title={group ? kitWords('editNamed', { name: group.name }) : words('new')}
      verb={group ? appWords('review') : words('create')}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={kitWords('name')} required />
      {!group && <AgencySelect {...form.field('agency')} agencies={agencies} />}
      <TextArea {...form.field('description')} label={kitWords('description')} rows={2} />
      {group?.source !== 'claims' && (
        <RadioGroup
          {...form.field('kind')}
          label={words('kind')}
          options={GROUP_KINDS.filter((each) => !group || each !== 'claims').map((value) => ({
            value,
            label: words(`kind.${value}`),
            description: words(`kind.${value}.help`),
          }))}
        />
      )}
      {kind === 'rule' && <RuleEditor form={form} />}
      {kind === 'claims' && (
        <TextField {...form.field('claim')} label={words('claim')} help={words('claim.help')} required />
      )}
    </FormDialog>
  )
}

interface ReviewedChangeProps {
  group: GroupLine
  input: GroupInput
  onDone(): void
  onClose(): void
}

function ReviewedChange({ group, input, onDone, onClose }: ReviewedChangeProps) {
  const access = useApi('access')
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
      onDone={onDone}
      onClose={onClose}
    />
  )
}

type Values = v.InferOutput<typeof GROUP_FORM>

const firstOf = (group: GroupLine | undefined, agency: string): FormOf<typeof GROUP_FORM>['values'] => ({
  agency: group?.agency ?? agency,
  name: group?.name ?? '',
  description: group?.description ?? '',
  kind: group?.rule ? 'rule' : group?.source === 'claims' ? 'claims' : 'portal',
  rule: group?.rule ?? EMPTY_RULE,
  claim: group?.externalId ?? '',
})

const inputOf = ({ agency, name, description, kind, rule, claim }: Values): GroupInput => ({
  agency,
  name,
  description,
  rule: kind === 'rule' ? rule : null,
  externalId: kind === 'claims' ? claim : null,
})
