import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesOf, renamed, type Names } from './names.ts'

export interface NewApp {
  key: string
  /** With an API and tables of its own. */
  api: boolean
  /** File of `shell/config/apps` for a key that has no row yet. */
  category?: string | undefined
}

/** Makes the folders of an app from those of `blank`, and its row. @throws with a sentence where that cannot be */
export function writeApp(root: string, { key, api, category }: NewApp): readonly string[] {
  const names = namesOf(key)
  const folders = ['miniapps', 'miniapps/domain', ...(api ? ['server/api'] : [])].map((folder) =>
    join(root, folder),
  )
  const taken = folders.map((folder) => join(folder, key)).find((folder) => existsSync(folder))
  if (taken) throw new Error(`${taken} is there already`)
  const row = writeRow(root, names, api ? names.camel : 'documents', category)
  for (const folder of folders) copyRenamed(join(folder, 'blank'), join(folder, key), names)
  if (api) return [row, listApi(root, names)]
  return [row]
}

/** A key of the specification has a row, and is built from now on; another one gets a row. */
function writeRow(root: string, { key, title }: Names, api: string, category: string | undefined): string {
  const folder = 'shell/config/apps'
  const files = readdirSync(join(root, folder)).map((name) => join(folder, name))
  const known = files.find((file) => readFileSync(join(root, file), 'utf8').includes(`key: '${key}',`))
  const built = `key: '${key}', built: true, apis: ['${api}'],`
  if (known) {
    edit(join(root, known), (text) => text.replace(`key: '${key}',`, built))
    return known
  }
  const file = files.find((name) => name === join(folder, `${category}.ts`))
  if (!file)
    throw new Error(`No row has the key ${key}: say --category, one of ${files.map(nameOf).join(', ')}`)
  edit(join(root, file), (text) =>
    text.replace(/\]\)\s*$/, `  { ${built} title: '${title}', routes: ['/${key}'] },\n])\n`),
  )
  return file
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.ts'.length)

function listApi(root: string, { key, camel }: Names): string {
  const apis = 'server/apis.ts'
  edit(join(root, apis), (text) =>
    text
      .replace(/\n(?=import)/, `\nimport { ${camel}Api } from './api/${key}/${key}-api.ts'\n`)
      .replace(/(OTHERS: readonly Api\[\] = \[[^\]]*?),?(\s*\])/, `$1, ${camel}Api$2`),
  )
  return apis
}

function copyRenamed(from: string, to: string, names: Names): void {
  cpSync(from, to, { recursive: true })
  for (const name of readdirSync(to, { recursive: true }).map(String)) {
    const file = join(to, name)
    if (statSync(file).isFile()) edit(file, (text) => renamed(text, names))
  }
  for (const name of readdirSync(to)) renameSync(join(to, name), join(to, renamed(name, names)))
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
