import { useMemo } from 'react'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { permissionWords, type KnownPermission } from '../../../kit/permissions/permission-words.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'

/** All permissions that there are, in words, by app and by what they allow. */
export function usePermissions(): readonly KnownPermission[] {
  const access = useApi('access')
  const { prefix } = useMiniApp(({ context }) => context.permissions)
  const { compare } = useFormat()
  const { data } = useResource(
    'permissions',
    (signal) => access.get<readonly string[]>('/permissions', signal),
    'permissions',
  )
  return useMemo(
    () =>
      (data ?? [])
        .map((code) => permissionWords(code, prefix))
        .toSorted((one, other) => compare(one.app, other.app) || compare(one.allows, other.allows)),
    [data, prefix, compare],
  )
}
