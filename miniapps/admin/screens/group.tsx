import { Pencil } from 'lucide'
import type { GroupLine } from '../../domain/access/wire-grants.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { action } from '../../kit/actions/action.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { removeAction } from '../parts/changes/remove-action.tsx'
import { DetailFrame } from '../parts/detail-frame.tsx'
import { GroupDialog } from '../parts/groups/group-dialog.tsx'
import { GroupMembers } from '../parts/groups/group-members.tsx'
import { GroupRoles } from '../parts/groups/group-roles.tsx'
import { words } from '../parts/groups/words/words.ts'

const EDIT = action<GroupLine>({
  key: 'edit-group',
  label: () => kitWords('edit'),
  icon: Pencil,
  run: ({ open }, group) => open(GroupDialog, { group }),
})

const REMOVE = removeAction({
  of: 'group',
  title: (name) => words('remove.title', { name }),
  text: () => words('remove.text'),
})

const addressOf = (id: string): string => `/groups/${encodeURIComponent(id)}`

/** Who belongs to a group, by which rule, and what that gives them. */
export function Group({ params }: ScreenProps) {
  const resource = useAnswer<GroupLine>('access', addressOf(params['groupId']!), { keptAs: 'group' })
  const { data, reload } = resource
  useBreadcrumbDetail(data?.name)
  return (
    <DetailFrame panel="groups" back={words('back')} loading={words('loading')} resource={resource}>
      {(group) => {
        const isForeign = group.source === 'scim'
        return (
          <>
            <PageHeader
              title={group.name}
              subtitle={group.description || undefined}
              actions={!isForeign && <ActionBar actions={[REMOVE, EDIT]} on={group} onDone={reload} />}
            />
            {isForeign && <p className="os-notice">{words('foreign')}</p>}
            <div className="os-stack">
              <GroupRoles group={group} onChanged={reload} />
              <GroupMembers group={group} onChanged={reload} />
            </div>
          </>
        )
      }}
    </DetailFrame>
  )
}
