import { words } from './words/words.ts'

/** One permission as people read it; the code is what support asks for. */
export interface KnownPermission {
  code: string
  app: string
  allows: string
}

/** Spec section 6: `AdminAppAccess` and `ADMIN_APP_ACCESS` are one right. A code that nobody has words for stands for itself. */
export function permissionWords(code: string, prefix: string): KnownPermission {
  const bare = prefix && code.startsWith(prefix) ? code.slice(prefix.length) : code
  const key = `permission.${bare.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}` as const
  const allows = words(key)
  return allows === key
    ? { code, app: words('other'), allows: words('unknown') }
    : { code, app: words(`${key}.app`), allows }
}
