import type { MiniAppContext, MiniAppHost } from '../contract/mini-app.ts'
import { safeSession } from '../stores/safe-storage.ts'

/** Where session storage is blocked or full, drafts live as long as the page. */
const inMemory = new Map<string, string>()

/**
 * Drafts of one mini-app, filed under the person and brand of this context. Who and which brand is there at the time of
 * writing does not matter: what was typed may be written late, after a change of brand.
 * Session storage survives a sign-out, local storage does not.
 */
export function draftsOf(app: string, { user, workspace }: MiniAppContext): MiniAppHost['draft'] {
  const name = (key: string) => ['os-draft', user?.id ?? '', app, workspace?.id ?? '', key].join(':')
  return {
    read(key) {
      return inMemory.get(name(key)) ?? safeSession.get(name(key))
    },
    write(key, text) {
      inMemory.delete(name(key))
      if (!safeSession.set(name(key), text)) inMemory.set(name(key), text)
    },
    clear(key) {
      inMemory.delete(name(key))
      safeSession.remove(name(key))
    },
  }
}
