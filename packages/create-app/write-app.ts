import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RuntimeMiniApp } from '../../shell/contract/runtime-config.ts'
import { type PortalPackages, withPackages } from '../portal-packages.ts'
import type { Choices } from './choices.ts'
import { entryOf } from './entry-of.ts'
import { readmeOf } from './readme-of.ts'

/** Templates are working apps with this key and title. */
const TEMPLATE_KEY = 'my-app'
const TEMPLATE_TITLE = 'My app'

/** npm leaves a `.gitignore` out of what it packs, so no template can bring one. */
const GITIGNORE = 'node_modules/\ndist/\n*.local\n'

const NPMRC =
  '# npm 12 and newer: packages may come from the addresses that package.json names\nallow-remote=root\n'

interface Source {
  /** Folder with one folder per template. */
  templates: string
  /** Recorded in the app, for `agency-os update`. */
  version: string
  /** Taken in place of a registry's. */
  packages?: PortalPackages
}

/**
 * Writes the app into its folder.
 * @throws Error where the folder holds something
 */
export function writeApp(choices: Choices, { templates, version, packages }: Source): void {
  const { folder, template } = choices
  refuseFull(folder)
  cpSync(join(templates, template), folder, { recursive: true })
  for (const path of filesIn(folder)) rename(path, choices)
  change(join(folder, 'package.json'), (fields) => ({
    ...withPackages(fields, packages ?? {}),
    agencyOs: { template, version, ...(choices.portal && { portal: choices.portal }) },
  }))
  writeEntry(join(folder, 'agency-os.json'), choices)
  writeFileSync(join(folder, '.gitignore'), GITIGNORE)
  if (packages) writeFileSync(join(folder, '.npmrc'), NPMRC)
  writeFileSync(join(folder, 'README.md'), readmeOf(choices))
}

function refuseFull(folder: string): void {
  const there = existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git') : []
  if (there.length > 0)
    throw new Error(
      `The folder ${folder} is not empty (${there.slice(0, 3).join(', ')}${there.length > 3 ? ', …' : ''}): choose a new one.`,
    )
}

/** Gives a copied file the app's own key and title, in its text and in its name. */
function rename(path: string, { key, title }: Choices): void {
  const bytes = readFileSync(path)
  if (!bytes.includes(0)) {
    const text = bytes.toString('utf8').replaceAll(TEMPLATE_KEY, key)
    writeFileSync(path, text.replaceAll(TEMPLATE_TITLE, title))
  }
  const named = path.replace(/[^/\\]+$/, (name) => name.replaceAll(TEMPLATE_KEY, key))
  if (named !== path) renameSync(path, named)
}

/** A template that needs more of the page than others brings an entry of its own. */
function writeEntry(path: string, choices: Choices): void {
  const own = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<RuntimeMiniApp>) : {}
  writeJson(path, { ...entryOf(choices), needs: {}, ...own })
}

function change(path: string, by: (fields: Record<string, unknown>) => object): void {
  writeJson(path, by(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>))
}

const writeJson = (path: string, value: object): void =>
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile())
