import { useState } from 'react'
import { Pencil, Trash2 } from 'lucide'
import type { GroupLine } from '../../domain/access/wire-grants.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Button } from '../../kit/controls/button.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { useApi } from '../../kit/bridge/use-api.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { ChangeDialog } from '../parts/changes/change-dialog.tsx'
import { DetailFrame } from '../parts/detail-frame.tsx'
import { GroupDialog } from '../parts/groups/group-dialog.tsx'
import { GroupMembers } from '../parts/groups/group-members.tsx'
import { GroupRoles } from '../parts/groups/group-roles.tsx'
import { words } from '../parts/groups/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'

/** Who belongs to a group, by which rule, and what that gives them. */
export function Group({ params }: ScreenProps) {
  const { portal, route } = useMiniApp()
  const access = useApi('access')
  const address = `/groups/${encodeURIComponent(params['groupId']!)}`
  const resource = useResource(address, (signal) => access.get<GroupLine>(address, signal), 'group')
  const { data, reload } = resource
  const [asks, setAsks] = useState<'edit' | 'remove'>()
  useBreadcrumbDetail(data?.name)
  const list = `${route.basePath}/panel/groups`
  return (
    <DetailFrame panel="groups" back={words('back')} loading={words('loading')} resource={resource}>
      {(group) => (
        <>
          <PageHeader
            title={group.name}
            subtitle={group.description || undefined}
            actions={
              group.source !== 'scim' && (
                <>
                  <Button icon={Trash2} onClick={() => setAsks('remove')}>
                    {kitWords('delete')}
                  </Button>
                  <Button icon={Pencil} onClick={() => setAsks('edit')}>
                    {kitWords('edit')}
                  </Button>
                </>
              )
            }
          />
          {group.source === 'scim' && <p className="os-notice">{words('foreign')}</p>}
          <div className="os-stack">
            <GroupRoles group={group} onChanged={reload} />
            <GroupMembers group={group} onChanged={reload} />
          </div>
          {asks === 'edit' && (
            <GroupDialog
              group={group}
              onDone={() => {
                setAsks(undefined)
                reload()
              }}
              onClose={() => setAsks(undefined)}
            />
          )}
          {asks === 'remove' && (
            <ChangeDialog
              title={words('remove.title', { name: group.name })}
              verb={kitWords('delete')}
              isDangerous
              changes={[
                {
                  key: group.id,
                  name: group.name,
                  detail: <p>{words('remove.text')}</p>,
                  run: ({ dry, reason }) => access.whole('DELETE', withQuery(address, { dry, reason })),
                },
              ]}
              onDone={() => portal.navigate(list)}
              onClose={() => setAsks(undefined)}
            />
          )}
        </>
      )}
    </DetailFrame>
  )
}
