import type { RoleInput, RoleLine } from '../../../domain/access/wire-grants.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { permissionWords } from '../../../kit/permissions/permission-words.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { flagsOf, grantedBy, without } from './role-parts.ts'
import { words } from './words/words.ts'

/** What is different in a role: permissions and flags that come and go, another name, other agencies. */
export function RoleDifference({ before, after }: { before: RoleLine; after: RoleInput }) {
  const { prefix } = useMiniApp(({ context }) => context.permissions)
  const { list } = useFormat()
  const said = (permission: string) => {
    const { app, allows } = permissionWords(permission, prefix)
    return words('permission.said', { app, allows, code: permission })
  }
  const isSame = JSON.stringify(before.agencies) === JSON.stringify(after.agencies)
  return (
    <ul className="admin-difference">
      {before.name !== after.name && (
        <li>{words('difference.name', { before: before.name, after: after.name })}</li>
      )}
      {!isSame && (
        <li>
          {words('difference.agencies', {
            agencies: after.agencies.length > 0 ? list(after.agencies) : words('everywhere'),
          })}
        </li>
      )}
      {without(grantedBy(after), grantedBy(before)).map((permission) => (
        <li key={permission}>
          <ins>{said(permission)}</ins>
        </li>
      ))}
      {without(grantedBy(before), grantedBy(after)).map((permission) => (
        <li key={permission}>
          <del>{said(permission)}</del>
        </li>
      ))}
      {without(flagsOf(after), flagsOf(before)).map((flag) => (
        <li key={flag}>
          <ins>{words('flag', { flag })}</ins>
        </li>
      ))}
      {without(flagsOf(before), flagsOf(after)).map((flag) => (
        <li key={flag}>
          <del>{words('flag', { flag })}</del>
        </li>
      ))}
    </ul>
  )
}
