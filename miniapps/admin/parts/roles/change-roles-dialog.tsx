import type { RoleInput, RoleLine } from '../../../domain/access/wire-grants.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { ChangeDialog } from '../changes/change-dialog.tsx'
import { RoleDifference } from './role-difference.tsx'
import { words } from './words/words.ts'

interface ChangeRolesDialogProps {
  changes: readonly { role: RoleLine; input: RoleInput }[]
  onDone(): void
  onClose(): void
}

/** The difference of each changed role, and what it does to people, before it is saved. */
export function ChangeRolesDialog({ changes, onDone, onClose }: ChangeRolesDialogProps) {
  const access = useApi('access')
  return (
    <ChangeDialog
      title={words('change.title', { count: changes.length })}
      verb={kitWords('save')}
      changes={changes.map(({ role, input }) => ({
        key: role.id,
        name: role.name,
        detail: <RoleDifference before={role} after={input} />,
        run: ({ dry, reason }) =>
          access.whole('PUT', withQuery(`/roles/${encodeURIComponent(role.id)}`, { dry }), {
            ...input,
            reason,
          }),
      }))}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
