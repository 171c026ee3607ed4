import { useState } from 'react'
import { Pencil, Trash2 } from 'lucide'
import type { GroupLine } from '../../domain/access/wire-grants.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Button } from '../../kit/controls/button.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useAccessApi, withQuery } from '../access-api.ts'
import { ChangeDialog } from '../parts/changes/change-dialog.tsx'
import { GroupDialog } from '../parts/groups/group-dialog.tsx'
import { GroupMembers } from '../parts/groups/group-members.tsx'
import { GroupRoles } from '../parts/groups/group-roles.tsx'
import { words } from '../parts/groups/words/words.ts'

/** Who belongs to a group, by which rule, and what that gives them. */
export function Group({ params }: ScreenProps) {
  const { portal, route } = useMiniApp()
  const access = useAccessApi()
  const address = `/groups/${encodeURIComponent(params['groupId']!)}`
  const { data, error, loading, reload } = useResource(
    address,
    (signal) => access.get<GroupLine>(address, signal),
    'group',
  )
  const [asks, setAsks] = useState<'edit' | 'remove'>()
  useBreadcrumbDetail(data?.name)
  const list = `${route.basePath}/panel/groups`
  const back = (
    <Link className="admin-back" to={list}>
      {words('back')}
    </Link>
  )
  if (error && !data)
    return (
      <>
        {back}
        <ErrorState problem={error} onRetry={reload} busy={loading} />
      </>
    )
  if (!data) return <Skeleton label={words('loading')} lines={[40, 100, 100]} lineHeight={3} />
  const isOurs = data.source === 'portal'
  return (
    <>
      {back}
      <PageHeader
        title={data.name}
        subtitle={data.description || undefined}
        actions={
          isOurs && (
            <>
              <Button icon={Trash2} onClick={() => setAsks('remove')}>
                {words('remove')}
              </Button>
              <Button icon={Pencil} onClick={() => setAsks('edit')}>
                {words('edit')}
              </Button>
            </>
          )
        }
      />
      {!isOurs && <p className="os-notice">{words('foreign')}</p>}
      <div className="os-stack">
        <GroupRoles group={data} onChanged={reload} />
        <GroupMembers group={data} onChanged={reload} />
      </div>
      {asks === 'edit' && (
        <GroupDialog
          group={data}
          onDone={() => {
            setAsks(undefined)
            reload()
          }}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'remove' && (
        <ChangeDialog
          title={words('remove.title', { name: data.name })}
          verb={words('remove')}
          isDangerous
          changes={[
            {
              key: data.id,
              name: data.name,
              run: ({ dry, reason }) => access.change('DELETE', withQuery(address, { dry, reason })),
            },
          ]}
          onDone={() => portal.navigate(list)}
          onClose={() => setAsks(undefined)}
        />
      )}
    </>
  )
}
