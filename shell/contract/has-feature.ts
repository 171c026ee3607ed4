import type { User } from './entities.ts'

const FEATURE_FLAGS = 'FEATURE_FLAGS'

/** Spec section 6: granted by a role for the given application that holds a permission FEATURE_FLAGS whose values include the flag. */
export function hasFeature(
  user: Pick<User, 'userRoles'> | null,
  applicationId: string | undefined,
  flag: string,
): boolean {
  if (!user || !applicationId) return false
  const roles = user.userRoles.filter((role) => role.applicationId === applicationId)
  return roles.some(({ permissions }) =>
    permissions.some(({ key, values }) => key === FEATURE_FLAGS && values.includes(flag)),
  )
}
