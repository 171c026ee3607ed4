import type { RoleInput, RoleLine } from '../../../domain/access/wire-grants.ts'

const GRANTED = 'PERMISSIONS'
const FLAGS = 'FEATURE_FLAGS'

type Permissions = RoleLine['permissions']

const valuesOf = (permissions: Permissions, key: string): readonly string[] =>
  permissions.filter((each) => each.key === key).flatMap(({ values }) => values)

/** Codes that the role grants where it is assigned. */
export const grantedBy = ({ permissions }: Pick<RoleLine, 'permissions'>) => valuesOf(permissions, GRANTED)
export const flagsOf = ({ permissions }: Pick<RoleLine, 'permissions'>) => valuesOf(permissions, FLAGS)

/** What the applications read by other keys stays as it is. */
export function withRights(
  permissions: Permissions,
  granted: readonly string[],
  flags: readonly string[],
): Permissions {
  const others = permissions.filter(({ key }) => key !== GRANTED && key !== FLAGS)
  return [
    ...(granted.length > 0 ? [{ key: GRANTED, values: granted }] : []),
    ...(flags.length > 0 ? [{ key: FLAGS, values: flags }] : []),
    ...others,
  ]
}

export const inputOf = ({ name, applicationId, agencies, countries, permissions }: RoleLine): RoleInput => ({
  name,
  applicationId,
  agencies,
  countries,
  permissions,
})

/** What one list has that the other has not. */
export const without = (list: readonly string[], other: readonly string[]): readonly string[] =>
  list.filter((each) => !other.includes(each))
