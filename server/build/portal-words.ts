import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Rooms that say what apps and nouns bring along in a `words/portal/` of their own, by the beginning of these keys. */
export const GATHERED: Readonly<Record<string, string>> = {
  'shell/words/signed-in': 'title.',
  'shell/contract/refusals': 'refusal.',
  'miniapps/kit/permissions': 'permission.',
  'miniapps/header/parts/inbox': 'notice.',
  'miniapps/admin/parts/audit': 'action.',
  'miniapps/documentation': 'about.',
}

/** An app or a noun is a folder in one of these. */
const HOMES = ['miniapps', 'server', 'server/api']

/** The files of all apps and nouns in one language, such as `de.json`. */
export function portalFiles(root: string, name: string): readonly string[] {
  return HOMES.flatMap((home) =>
    readdirSync(join(root, home))
      .map((folder) => join(root, home, folder, 'words/portal', name))
      .filter((file) => existsSync(file)),
  ).toSorted()
}
