#!/usr/bin/env node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { type Ask, choicesOf } from './choices.ts'
import { packagesOf, portalOfPackage } from '../portal-packages.ts'
import { installedFrom } from './installed-from.ts'
import { writeApp } from './write-app.ts'

// npx --allow-remote=root https://portal.example/packages/create-app.tgz my-app --template vue
// [--key my-app] [--title "My app"] [--portal https://portal.example]
const root = packageAbove(import.meta.dirname)
const templates = join(root, 'templates')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
/** Without the hash of a portal's build. */
const version = manifest.version.split('-')[0]!
/** A registry, or the portal that the app is for. */
const source = installedFrom(root)
const ownPortal = source && portalOfPackage(source)
const terminal = stdin.isTTY && stdout.isTTY ? createInterface(stdin, stdout) : undefined
const ask: Ask | undefined =
  terminal &&
  (async (question, suggested) =>
    (await terminal.question(`${question} [${suggested}]: `)).trim() || suggested)

try {
  const names = readdirSync(templates).toSorted()
  const choices = await choicesOf(process.argv.slice(2), {
    templates: names,
    ...(ownPortal && { portal: ownPortal }),
    ...(ask && { ask }),
  })
  const fromPortal = choices.portal && (ownPortal || !source) ? await packagesOf(choices.portal) : undefined
  writeApp(choices, { templates, version, ...(fromPortal && { packages: fromPortal }) })
  console.log(nextSteps(choices.folder, choices.portal))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  terminal?.close()
}

function nextSteps(folder: string, portal?: string): string {
  const path = relative(process.cwd(), folder)
  return `${folder} is there. Next:
${path ? `\n  cd ${path}` : ''}
  npm install
  npm run dev${portal ? '' : ' -- --portal https://portal.example'}
`
}

/** The built file lies elsewhere in its package than this source does. */
function packageAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageAbove(dirname(folder))
}
