import type { MiniAppContext, MiniAppHost } from '../contract/mini-app.ts'

/** Where session storage is blocked or full, drafts live as long as the page. */
const inMemory = new Map<string, string>()

/**
 * Drafts of one mini-app for one person and brand, whoever is there when it writes: what was typed may be written late.
 * Session storage survives a sign-out, local storage does not.
 */
export function draftsOf(app: string, { user, workspace }: MiniAppContext): MiniAppHost['draft'] {
  const name = (key: string) => ['os-draft', user?.id ?? '', app, workspace?.id ?? '', key].join(':')
  return {
    read(key) {
      return inMemory.get(name(key)) ?? stored(() => sessionStorage.getItem(name(key)))
    },
    write(key, text) {
      inMemory.delete(name(key))
      const kept = stored(() => (sessionStorage.setItem(name(key), text), 'kept'))
      if (!kept) inMemory.set(name(key), text)
    },
    clear(key) {
      inMemory.delete(name(key))
      stored(() => (sessionStorage.removeItem(name(key)), null))
    },
  }
}

function stored(work: () => string | null): string | null {
  try {
    return work()
  } catch {
    return null
  }
}
