import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { type AppFiles, filesIn } from './app-files.ts'
import { isOlder, migrationsSince } from './migrations.ts'

export const USAGE = `agency-os update [--force]
  brings an app that was made by npm create @agency-os/app to the templates of this version
  --force    also where git has changes that are not committed, or there is no git`

interface Manifest {
  agencyOs?: { template?: string; version?: string }
  [field: string]: unknown
}

/**
 * Migrates the app in a folder and says what has changed. @throws Error with a sentence for the person at the
 * terminal
 */
export function runUpdate(args: readonly string[], root: string, version: string): void {
  const { values } = parseArgs({ args: [...args], options: { force: { type: 'boolean', default: false } } })
  const files = filesIn(root)
  const from = versionOf(files)
  if (isOlder(version, from))
    throw new Error(
      `The app is of ${from}, newer than this agency-os ${version}: npx @agency-os/cli@latest update.`,
    )
  if (from === version) return console.log(`Nothing to do: the app is of ${version}.`)
  if (!values.force) refuseUncommitted(root)
  const migrations = migrationsSince(from)
  for (const { version: of, does, change } of migrations) {
    change(files)
    console.log(`${of}  ${does}`)
  }
  bringManifest(files, version)
  console.log(
    `From ${from} to ${version}. Changed:\n  ${[...files.changed].join('\n  ')}\nNext: npm install, and look at git diff.`,
  )
}

function versionOf(files: AppFiles): string {
  const { agencyOs } = files.paths().includes('package.json') ? manifestOf(files) : {}
  if (agencyOs?.version) return agencyOs.version
  throw new Error(
    `No app of npm create @agency-os/app is here. One that was made by hand says so in its package.json:
  "agencyOs": { "version": "0.0.0" }`,
  )
}

const manifestOf = (files: AppFiles): Manifest => JSON.parse(files.read('package.json')) as Manifest

/** The packages go together, in one version; those that come from a file or a link stay. */
function bringManifest(files: AppFiles, version: string): void {
  const manifest = manifestOf(files)
  for (const kind of ['dependencies', 'devDependencies']) {
    const ranges = (manifest[kind] ?? {}) as Record<string, string>
    for (const [name, range] of Object.entries(ranges))
      if (name.startsWith('@agency-os/') && /^[\^~]?\d/.test(range)) ranges[name] = `^${version}`
  }
  manifest.agencyOs = { ...manifest.agencyOs, version }
  files.write('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
}

/** So that what is changed here can be seen and taken back. */
function refuseUncommitted(root: string): void {
  let status: string
  try {
    status = execFileSync('git', ['status', '--porcelain', '.'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    throw new Error('There is no git here to take changes back: git init and commit, or say --force.', {
      cause: error,
    })
  }
  if (status)
    throw new Error(`Not everything is committed: commit first, or say --force.\n${status.trimEnd()}`)
}
