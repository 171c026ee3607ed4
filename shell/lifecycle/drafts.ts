import { safeSession } from '../api/safe-storage.ts'
import type { MiniAppContext, MiniAppPortal } from '../contract/mini-app.ts'
import { warnAbout } from '../contract/warn-about.ts'
import { SHOWN_CHARACTERS, wordsOf } from '../contract/words-of.ts'

/** Where session storage is blocked or full, drafts live as long as the page. */
const inMemory = new Map<string, string>()

/**
 * Drafts of one mini-app, filed under the person and brand of this context. Who and which brand is there at the time of
 * writing does not matter: what was typed may be written late, after a change of brand.
 * Session storage survives a sign-out, local storage does not. All mini-apps share it: one that is not trusted gets so many
 * characters for a person, lest it leave no room for the others.
 */
export function draftsOf(
  app: string,
  { user, workspace }: MiniAppContext,
  mostCharacters = Infinity,
): MiniAppPortal['draft'] {
  const own = `os-draft:${user?.id ?? ''}:${app}:`
  const name = (key: string) => `${own}${workspace?.id ?? ''}:${key}`
  return {
    read(key) {
      return inMemory.get(name(key)) ?? safeSession.get(name(key))
    },
    write(key, text) {
      if (
        mostCharacters < Infinity &&
        charactersBeside(name(key), own) + name(key).length + text.length > mostCharacters
      ) {
        return warnAbout(
          app,
          `Mini-app ${app} may keep ${mostCharacters} characters of drafts: "${wordsOf(key, SHOWN_CHARACTERS)}" did not fit and was not kept`,
        )
      }
      inMemory.delete(name(key))
      if (!safeSession.set(name(key), text)) inMemory.set(name(key), text)
    },
    clear(key) {
      inMemory.delete(name(key))
      safeSession.remove(name(key))
    },
  }
}

/** Whether this person has typed anything that waits in a draft. */
export const hasDrafts = (person: string): boolean =>
  allNames().some((name) => name.startsWith(`os-draft:${person}:`))

const allNames = (): string[] => [...new Set([...safeSession.keys(), ...inMemory.keys()])]

/** How long the other drafts are whose names begin so, with their names. */
function charactersBeside(name: string, beginning: string): number {
  const lengths = allNames()
    .filter((each) => each.startsWith(beginning) && each !== name)
    .map((each) => each.length + (inMemory.get(each) ?? safeSession.get(each) ?? '').length)
  return lengths.reduce((sum, length) => sum + length, 0)
}
