import type { MiniAppHost } from '../contract/mini-app.ts'
import { $users } from '../stores/users.ts'
import { $workspace } from '../stores/workspaces.ts'

/** Where session storage is blocked or full, drafts live as long as the page. */
const inMemory = new Map<string, string>()

/** Drafts of one mini-app, kept apart by person and brand; session storage survives a sign-out, local storage does not. */
export function draftsOf(app: string): MiniAppHost['draft'] {
  const name = (key: string) => ['os-draft', $users.get().myself?.id ?? '', app, $workspace.get()?.id ?? '', key].join(':')
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
