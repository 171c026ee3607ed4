import { safeSession } from '../../api/safe-storage.ts'
import { entryOf } from '../../catalogue/entries.ts'
import { OVERRIDE, type ScriptOverride } from '../../catalogue/script-override.ts'
import { CONFIG } from '../../config/environment.ts'
import { MINI_APPS } from '../../config/miniapps.ts'
import { $session } from '../../stores/session.ts'
import { titleSaid } from '../../words/signed-in/title-said.ts'

/** From the next load of the page on. False where the browser keeps nothing. */
export const overrideScript = ({ app, address }: ScriptOverride): boolean =>
  safeSession.set(OVERRIDE, `${$session.get().subject} ${app} ${address}`)

export const endOverride = (): void => safeSession.remove(OVERRIDE)

/**
 * By title. Neither those in frames, which must not run in the page, nor header and sign-in, which are drawn
 * before anybody's rights are known.
 */
export function replaceableApps(): readonly { key: string; title: string }[] {
  return [...MINI_APPS.keys(), ...CONFIG.miniApps.map(({ key }) => key)]
    .map((key) => entryOf(key)!)
    .filter(({ isLayout, frame }) => !isLayout && !frame)
    .map(({ key, title }) => ({ key, title: titleSaid(title) }))
    .toSorted((one, other) => one.title.localeCompare(other.title))
}
