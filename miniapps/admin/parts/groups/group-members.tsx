import { useState } from 'react'
import { Plus, X } from 'lucide'
import type { PersonLine } from '../../../domain/access/wire.ts'
import type { GroupLine, MembersInput } from '../../../domain/access/wire-grants.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { FormAlert } from '../../../kit/form/form-alert.tsx'
import { useSending } from '../../../kit/form/use-sending.ts'
import { ReasonDialog } from '../../../kit/form/reason-dialog.tsx'
import { ListBody } from '../../../kit/list/list-body.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useAccessOptions } from '../dialogs/use-access-options.ts'
import { personName } from '../person-name.ts'
import { StatusBadge } from '../status-badge.tsx'
import { words as personWords } from '../person/words/words.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'

interface GroupMembersProps {
  group: GroupLine
  onChanged(): void
}

/** People are added and taken out where no rule and no other system decides. */
export function GroupMembers({ group, onChanged }: GroupMembersProps) {
  const { route } = useMiniApp()
  const access = useApi('access')
  const path = `/groups/${encodeURIComponent(group.id)}/members`
  const members = useList<PersonLine>({ name: 'members', api: 'access', from: path, limit: 100 })
  const { people } = useAccessOptions(group.agency)
  const [added, setAdded] = useState('')
  const [removed, setRemoved] = useState<PersonLine>()
  const { run, isBusy, failure } = useSending()
  const isOpen = group.rule === null && group.source === 'portal'
  const change = (input: MembersInput) =>
    run(async () => {
      await access.post(path, input)
      setAdded('')
      members.reload()
      onChanged()
    })
  return (
    <Card title={words('members.count', { count: group.members })}>
      {isOpen ? (
        <div className="admin-add">
          <Combobox
            label={words('members.add')}
            options={people}
            value={added}
            onChange={setAdded}
            placeholder={words('members.placeholder')}
          />
          <Button
            icon={Plus}
            busy={isBusy}
            disabled={added === ''}
            onClick={() => change({ add: [added], remove: [] })}
          >
            {words('add')}
          </Button>
        </div>
      ) : (
        <p className="os-muted">
          {words(group.rule ? 'members.byRule' : group.source === 'claims' ? 'members.byClaims' : 'foreign')}
        </p>
      )}
      <FormAlert form={{ failure }} />
      <ListBody
        list={members}
        caption={words('members')}
        isTable
        empty={words('members.none')}
        columns={[
          {
            key: 'name',
            title: kitWords('name'),
            cell: (person) => (
              <Link quiet to={`${route.basePath}/panel/users/${encodeURIComponent(person.id)}`}>
                {personName(person)}
              </Link>
            ),
          },
          { key: 'email', title: appWords('person.email'), wideOnly: true, cell: ({ email }) => email },
          { key: 'status', title: kitWords('status'), cell: ({ status }) => <StatusBadge status={status} /> },
          ...(isOpen
            ? [
                {
                  key: 'acts',
                  title: words('actions'),
                  type: 'number' as const,
                  cell: (person: PersonLine) => (
                    <Button size="s" variant="quiet" iconOnly icon={X} onClick={() => setRemoved(person)}>
                      {words('members.remove', { name: personName(person) })}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {removed && (
        <RemoveMember
          path={path}
          person={removed}
          group={group.name}
          onDone={() => {
            setRemoved(undefined)
            members.reload()
            onChanged()
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Card>
  )
}

interface RemoveMemberProps {
  path: string
  person: PersonLine
  group: string
  onDone(): void
  onClose(): void
}

function RemoveMember({ path, person, group, onDone, onClose }: RemoveMemberProps) {
  const access = useApi('access')
  const remove = (reason: string) => {
    const input: MembersInput = { add: [], remove: [person.id], reason }
    return access.post(path, input)
  }
  return (
    <ReasonDialog
      title={personWords('group.leave.title', { name: personName(person), group })}
      verb={personWords('group.leave.verb')}
      isDangerous
      act={remove}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{personWords('group.leave.text')}</p>
    </ReasonDialog>
  )
}
