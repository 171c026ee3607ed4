import { useRef, useState } from 'react'
import type { MemberLine, WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import type { MemberChange } from '../../domain/workspaces/workspace-input.ts'
import { useFocusPassedOn } from '../../kit/bridge/use-focus-passed-on.ts'
import { useLiveNews } from '../../kit/bridge/use-live-news.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { FormAlert } from '../../kit/form/form-alert.tsx'
import type { Picked } from '../../kit/form/people-field.tsx'
import { ListBody } from '../../kit/list/list-body.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { words } from '../words/words.ts'
import { PeoplePicker } from './people-picker.tsx'
import { useMemberChanges } from './use-member-changes.ts'

/** Who works in a brand; whoever may lets people in, many at once, and makes owners of them. */
export function MemberList({ workspace }: { workspace: WorkspaceDetail }) {
  const { portal } = useMiniApp()
  const path = `/${workspace.id}/members`
  const members = useList<MemberLine>({ name: 'members', api: 'workspaces', from: path })
  useLiveNews('rights', members.reload)
  const [picked, setPicked] = useState<readonly Picked[]>([])
  const { change, roleOf, isBusy, failure } = useMemberChanges(path, (all) => {
    members.change(() => all)
    portal.announce(words('saved'))
  })
  const add = async () => {
    if (await change({ people: picked.map(({ id }) => id), role: 'member' })) setPicked([])
  }
  return (
    <div className="os-stack">
      {workspace.mayManage && members.isLoaded && (
        <div className="workspace-add">
          <PeoplePicker agency={workspace.agency} value={picked} onChange={setPicked} />
          <Button busy={isBusy} disabled={picked.length === 0} onClick={() => void add()}>
            {words('addMembers', { count: picked.length })}
          </Button>
        </div>
      )}
      <FormAlert form={{ failure }} />
      <ListBody
        list={members}
        caption={words('members')}
        empty={
          <EmptyState headingLevel={3} title={words('noMembers')}>
            {words('noMembersHint')}
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className="member-list" aria-label={words('members')} tabIndex={-1}>
            {rows.map((member) => (
              <Member
                key={member.id}
                member={member}
                role={roleOf(member)}
                mayChange={workspace.mayManage && !member.isIndirect}
                onChange={(role) => void change({ people: [member.id], role })}
              />
            ))}
          </ul>
        )}
      </ListBody>
    </div>
  )
}

interface MemberProps {
  member: MemberLine
  role: MemberChange['role']
  mayChange: boolean
  onChange(role: MemberChange['role']): void
}

/** Somebody who is taken out by its own field passes the focus on to the list. */
function Member({ member, role, mayChange, onChange }: MemberProps) {
  const item = useRef<HTMLLIElement>(null)
  useFocusPassedOn(item, '.member-list')
  const { name, email, isIndirect } = member
  return (
    <li ref={item}>
      <span className="member-name">
        {name} <span className="os-muted">{email}</span>
      </span>
      {mayChange ? (
        <Select
          label={words('roleOf', { name })}
          hideLabel
          value={role}
          onChange={(chosen) => onChange(chosen as MemberChange['role'])}
          options={(['member', 'owner', 'none'] as const).map((each) => ({
            value: each,
            label: words(`role.${each}`),
          }))}
        />
      ) : (
        <span className="os-muted">
          {words(`role.${role}`)}
          {isIndirect && `, ${words('byRole')}`}
        </span>
      )}
    </li>
  )
}
