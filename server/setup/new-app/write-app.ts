import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bringTitles } from './bring-titles.ts'
import { namesOf, renamed, type Names } from './names.ts'

/** An app of documents; with `api` its API has a table beside them; with `list` a table alone, a list of it and a form. */
export type Kind = 'document' | 'api' | 'list'

export interface NewApp {
  key: string
  kind: Kind
  /** File of `shell/config/apps` for a key that has no row yet. */
  category?: string | undefined
}

const ROWS = 'shell/config/apps'
const APIS = 'server/apis.ts'

/** Folders that a new app of each kind is copied from, and the files it leaves out. */
const PARTS: Readonly<Record<Kind, readonly (readonly [from: string, to: string, without?: RegExp])[]>> = {
  document: [
    ['miniapps/blank', 'miniapps'],
    ['miniapps/domain/blank', 'miniapps/domain', /^thing\b/],
    ['server/api/blank-documents', 'server/api'],
  ],
  api: [
    ['miniapps/blank', 'miniapps'],
    ['miniapps/domain/blank', 'miniapps/domain'],
    ['server/api/blank', 'server/api'],
  ],
  list: [
    ['miniapps/blank-list', 'miniapps'],
    ['miniapps/domain/blank', 'miniapps/domain', /^(blank|limits)\./],
    ['server/api/blank', 'server/api', /^blank-api\b/],
    ['server/api/blank-list', 'server/api'],
  ],
}

/** Granted to the app beside its row's key. */
const apisOf = (kind: Kind, { camel }: Names): readonly string[] =>
  kind === 'list' ? [camel] : kind === 'api' ? ['documents', camel] : ['documents']

/**
 * Makes the folders of an app, its row, and its line in the list of APIs. Answers which shared files it has changed.
 * @throws with a sentence where that cannot be
 */
export function writeApp(root: string, { key, kind, category }: NewApp): readonly string[] {
  const names = namesOf(key)
  const parts = PARTS[kind]
  const taken = parts.map(([, to]) => join(root, to, key)).find((folder) => existsSync(folder))
  if (taken) throw new Error(`${taken} is there already`)
  const row = writeRow(root, names, apisOf(kind, names), category)
  for (const [from, to, without] of parts) copyRenamed(join(root, from), join(root, to, key), names, without)
  listApi(root, names)
  return [row, APIS, ...bringTitles(root, key, readFileSync(join(root, row), 'utf8'))]
}

/** A key of the specification has a row, and is built from now on; another one gets a row. */
function writeRow(
  root: string,
  { key, title }: Names,
  apis: readonly string[],
  category: string | undefined,
): string {
  const files = readdirSync(join(root, ROWS)).map((name) => `${ROWS}/${name}`)
  const known = files.find((file) => readFileSync(join(root, file), 'utf8').includes(`key: '${key}',`))
  const built = `key: '${key}', built: true, apis: [${apis.map((api) => `'${api}'`).join(', ')}],`
  if (known) {
    edit(join(root, known), (text) => text.replace(`key: '${key}',`, built))
    return known
  }
  const file = files.find((name) => name === `${ROWS}/${category}.ts`)
  if (!file) {
    const categories = files.map((name) => basename(name, '.ts')).join(', ')
    throw new Error(`No row has the key ${key}: say --category, one of ${categories}`)
  }
  const row = `{ ${built} title: '${title}', icon: 'blocks', routes: ['/brands/{brandId}/${key}'] }`
  edit(join(root, file), (text) => text.replace(/\]\)\s*$/, `  ${row},\n])\n`))
  return file
}

function listApi(root: string, { key, camel }: Names): void {
  edit(join(root, APIS), (text) =>
    text
      .replace(/\n(?=import)/, `\nimport { ${camel}Api } from './api/${key}/${key}-api.ts'\n`)
      .replace(/(OTHERS: readonly Api\[\] = \[[^\]]*?),?(\s*\])/, `$1, ${camel}Api$2`),
  )
}

function copyRenamed(from: string, to: string, names: Names, without?: RegExp): void {
  cpSync(from, to, { recursive: true, filter: (file) => !without?.test(basename(file)) })
  for (const name of readdirSync(to, { recursive: true }).map(String)) {
    const file = join(to, name)
    if (statSync(file).isFile()) edit(file, (text) => renamed(text, names))
  }
  for (const name of readdirSync(to)) renameSync(join(to, name), join(to, renamed(name, names)))
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
