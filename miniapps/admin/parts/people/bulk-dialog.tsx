import type { PersonLine } from '../../../domain/access/wire.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { ReasonDialog } from '../../../kit/form/reason-dialog.tsx'
import { useEach } from '../../../kit/form/use-each.ts'
import { AddToGroupDialog } from '../dialogs/add-to-group-dialog.tsx'
import { AssignDialog } from '../dialogs/assign-dialog.tsx'
import { personName } from '../person-name.ts'
import { words } from '../person/words/words.ts'
import { useAgencies, useFirstAgency } from '../use-agencies.ts'

/** Things that can be done with several people at once. */
export type BulkAct = 'assign' | 'add' | 'disable' | 'enable'

interface BulkDialogProps {
  act: BulkAct
  people: readonly PersonLine[]
  onDone(): void
  onClose(): void
}

/** Roles and groups are those of the agency of the page, or of the one that all of them share. */
export function BulkDialog({ act, people, onDone, onClose }: BulkDialogProps) {
  const access = useApi('access')
  const each = useEach<PersonLine>(personName)
  const agencies = useAgencies().data
  const shared = agencies?.filter(({ code }) => people.every((person) => person.agencies.includes(code)))
  const agency = useFirstAgency(shared?.length ? shared : agencies)
  if (!agency) return null
  const dialog = { onDone, onClose }
  if (act === 'assign')
    return (
      <AssignDialog
        {...dialog}
        agency={agency}
        subjects={people.map((person) => ({ kind: 'person', id: person.id, name: personName(person) }))}
      />
    )
  if (act === 'add') return <AddToGroupDialog {...dialog} agency={agency} people={people} />
  return (
    <ReasonDialog
      onDone={onDone}
      onClose={each.isBegun ? onDone : onClose}
      title={words(`${act}.title`, { count: people.length, name: people[0] ? personName(people[0]) : '' })}
      verb={words(act)}
      isDangerous={act === 'disable'}
      act={(reason) =>
        each.run(people, ({ id }) => access.post(`/people/${encodeURIComponent(id)}/${act}`, { reason }))
      }
    >
      <p>{words(`${act}.text`)}</p>
    </ReasonDialog>
  )
}
