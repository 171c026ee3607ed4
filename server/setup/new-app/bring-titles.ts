import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Titles of apps that are not built stand with the page that stands in for them. */
const WAITING = 'miniapps/not-available/words/portal'

type Messages = Record<string, string>

/**
 * Gives a new app the titles of its row in each language; one that was not translated yet is English for now. Answers
 * which files gave them up.
 */
export function bringTitles(root: string, key: string, rows: string): readonly string[] {
  const titles = titlesOf(key, rows)
  const translated = readdirSync(join(root, WAITING)).filter((name) => !name.startsWith('en'))
  return translated.flatMap((name) => {
    const waiting = join(WAITING, name)
    const all = read(join(root, waiting))
    const own = Object.fromEntries(titles.map((title) => [`title.${title}`, all[`title.${title}`] ?? title]))
    const left = Object.entries(all).filter(([message]) => !(message in own))
    const folder = join(root, 'miniapps', key, 'words/portal')
    mkdirSync(folder, { recursive: true })
    write(join(folder, name), own)
    if (left.length === Object.keys(all).length) return []
    write(join(root, waiting), Object.fromEntries(left))
    return [waiting]
  })
}

/** Those of the app and of its lines in menus. */
function titlesOf(key: string, rows: string): readonly string[] {
  const [, row = ''] = rows.split(`key: '${key}',`)
  const [own = ''] = row.split(/\bkey: '/)
  return [...new Set([...own.matchAll(/\b(?:title|breadcrumbTitle): '([^']+)'/g)].map(([, title]) => title!))]
}

const read = (file: string): Messages => JSON.parse(readFileSync(file, 'utf8')) as Messages

const write = (file: string, messages: Messages): void =>
  writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`)
