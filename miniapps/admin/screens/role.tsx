import type { RoleLine } from '../../domain/access/wire-grants.ts'
import type { MiniAppContext } from '../../../shell/contract/mini-app.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useAccessApi } from '../access-api.ts'
import { RoleForm } from '../parts/roles/role-form.tsx'
import { words } from '../parts/roles/words/words.ts'

const NEW = 'new'

/** One role, or a new one: its name, where it may be assigned, what it grants. */
export function Role({ params }: ScreenProps) {
  const { route, context } = useMiniApp()
  const access = useAccessApi()
  const id = params['roleId']!
  const isNew = id === NEW
  const { data, error, loading, reload } = useResource(isNew ? null : `role ${id}`, (signal) =>
    access.get<RoleLine>(`/roles/${encodeURIComponent(id)}`, signal),
  )
  const role = isNew ? newRole(context) : data
  useBreadcrumbDetail(isNew ? words('new') : role?.name)
  const back = (
    <Link className="admin-back" to={`${route.basePath}/panel/roles`}>
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
  if (!role) return <Skeleton label={words('loading')} lines={[40, 100, 100]} lineHeight={3} />
  return (
    <>
      {back}
      <RoleForm key={JSON.stringify(role)} role={role} onSaved={reload} />
    </>
  )
}

/** For the agency of the page, and what its applications read. */
const newRole = ({ tenant, applicationId = '' }: MiniAppContext): RoleLine => ({
  id: NEW,
  name: '',
  applicationId,
  agencies: [tenant.code],
  countries: [],
  permissions: [],
  holders: 0,
  mayChange: true,
})
