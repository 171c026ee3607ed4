import type { MiniAppContext } from '../../../shell/contract/mini-app.ts'
import type { RoleLine } from '../../domain/access/wire-grants.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { DetailFrame } from '../parts/detail-frame.tsx'
import { RoleForm } from '../parts/roles/role-form.tsx'
import { words } from '../parts/roles/words/words.ts'

const NEW = 'new'

/** One role, or a new one: its name, where it may be assigned, what it grants. */
export function Role({ params }: ScreenProps) {
  const { context } = useMiniApp()
  const id = params['roleId']!
  const isNew = id === NEW
  const resource = useAnswer<RoleLine>('access', isNew ? null : `/roles/${encodeURIComponent(id)}`)
  const role = isNew ? newRole(context) : resource.data
  useBreadcrumbDetail(isNew ? words('new') : role?.name)
  return (
    <DetailFrame
      panel="roles"
      back={words('back')}
      loading={words('loading')}
      resource={{ ...resource, data: role }}
    >
      {(shown) => <RoleForm key={JSON.stringify(shown)} role={shown} onSaved={resource.reload} />}
    </DetailFrame>
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
