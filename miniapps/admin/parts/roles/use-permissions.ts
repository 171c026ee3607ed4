import { useMemo } from 'react'
import { useAnswer } from '../../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { permissionWords, type KnownPermission } from '../../../kit/permissions/permission-words.ts'
import { useFormat } from '../../../kit/words/format.ts'

/** All permissions that there are, in words, by app and by what they allow. */
export function usePermissions(): readonly KnownPermission[] {
  const { prefix } = useMiniApp(({ context }) => context.permissions)
  const { compare } = useFormat()
  const { data } = useAnswer<readonly string[]>('access', '/permissions', { keptAs: 'permissions' })
  return useMemo(
    () =>
      (data ?? [])
        .map((code) => permissionWords(code, prefix))
        .toSorted((one, other) => compare(one.app, other.app) || compare(one.allows, other.allows)),
    [data, prefix, compare],
  )
}
