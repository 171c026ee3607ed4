import { useState } from 'react'
import type { Page } from '../../../shell/contract/page.ts'
import type { MemberLine, WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import type { MemberChange } from '../../domain/workspaces/workspace-input.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useLiveNews } from '../../kit/bridge/use-live-news.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { FormAlert } from '../../kit/form/form-alert.tsx'
import type { Picked } from '../../kit/form/people-field.tsx'
import { useSending } from '../../kit/form/use-sending.ts'
import { ListBody } from '../../kit/list/list-body.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { words } from '../words/words.ts'
import { PeoplePicker } from './people-picker.tsx'

/** Who works in a brand; whoever may lets people in, many at once, and makes owners of them. */
export function MemberList({ workspace }: { workspace: WorkspaceDetail }) {
  const { portal } = useMiniApp()
  const workspaces = useApi('workspaces')
  const path = `/${workspace.id}/members`
  const members = useList<MemberLine>({ name: 'members', api: 'workspaces', from: path })
  useLiveNews('rights', members.reload)
  const [picked, setPicked] = useState<readonly Picked[]>([])
  const { run, isBusy, failure } = useSending()
  const change = (people: readonly string[], role: MemberChange['role']) =>
    run(
      () => workspaces.whole<Page<MemberLine>>('POST', path, { people, role }),
      ({ data }) => {
        members.change(() => data)
        setPicked([])
        portal.announce(words('saved'))
      },
    )
  const ids = picked.map(({ id }) => id)
  return (
    <div className="os-stack">
      {workspace.mayManage && members.isLoaded && (
        <div className="workspace-add">
          <PeoplePicker agency={workspace.agency} value={picked} onChange={setPicked} />
          <Button busy={isBusy} disabled={picked.length === 0} onClick={() => change(ids, 'member')}>
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
          <ul className="member-list">
            {rows.map((member) => (
              <li key={member.id}>
                <span className="member-name">
                  {member.name} <span className="os-muted">{member.email}</span>
                </span>
                {workspace.mayManage && !member.isIndirect ? (
                  <Select
                    label={words('roleOf', { name: member.name })}
                    hideLabel
                    value={member.role}
                    onChange={(role) => change([member.id], role as MemberChange['role'])}
                    options={(['member', 'owner', 'none'] as const).map((role) => ({
                      value: role,
                      label: words(`role.${role}`),
                    }))}
                  />
                ) : (
                  <span className="os-muted">
                    {words(`role.${member.role}`)}
                    {member.isIndirect && `, ${words('byRole')}`}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </div>
  )
}
