import { execFileSync } from 'node:child_process'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { mapDependencies, npxOf, packagesOf, portalOfPackage, withPackages } from '../../portal-packages.ts'
import { type AppFiles, filesIn } from './app-files.ts'
import { isOlder, migrationsSince } from './migrations.ts'

interface Manifest {
  agencyOs?: { template?: string; version?: string; portal?: string }
  [field: string]: unknown
}

/**
 * Migrates the app in a folder and says what has changed. `--force`: also where git has changes that are not
 * committed, or there is no git. @throws Error with a sentence for the person at the terminal
 */
export async function runUpdate(args: readonly string[], root: string, version: string): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { force: { type: 'boolean', default: false } } })
  const files = filesIn(root)
  const from = versionOf(files)
  const manifest = manifestOf(files)
  const newest = manifest.agencyOs?.portal
    ? npxOf(manifest.agencyOs.portal, 'cli')
    : 'npx @agency-os/cli@latest'
  if (isOlder(version, from))
    throw new Error(`The app is of ${from}, newer than this agency-os ${version}: ${newest} update.`)
  const updated = await updatedManifest(manifest, version)
  if (isDeepStrictEqual(updated, manifest)) return console.log(`Nothing to do: the app is of ${version}.`)
  if (!values.force) refuseUncommitted(root)
  const migrations = migrationsSince(from)
  for (const { version: of, does, change } of migrations) {
    change(files)
    console.log(`${of}  ${does}`)
  }
  files.write('package.json', `${JSON.stringify(updated, null, 2)}\n`)
  console.log(
    `From ${from} to ${version}. Changed:\n  ${[...files.changed].join('\n  ')}\nNext: npm install, and look at git diff.`,
  )
}

function versionOf(files: AppFiles): string {
  const { agencyOs } = files.paths().includes('package.json') ? manifestOf(files) : {}
  if (agencyOs?.version) return agencyOs.version
  throw new Error(
    `No app that create-app made is here. One that was made by hand says so in its package.json:
  "agencyOs": { "version": "0.0.0" }`,
  )
}

const manifestOf = (files: AppFiles): Manifest => JSON.parse(files.read('package.json')) as Manifest

/** The packages go together: in one version, or as the app's portal has them; those of a file or a link stay. */
async function updatedManifest(manifest: Manifest, version: string): Promise<Manifest> {
  let source: string | undefined
  const raised = mapDependencies(manifest, (name, range) => {
    if (!name.startsWith('@agency-os/')) return range
    source ??= portalOfPackage(range)
    return /^[\^~]?\d/.test(range) ? `^${version}` : range
  })
  const portal = source && (manifest.agencyOs?.portal ?? source)
  const packages = portal ? await packagesOf(portal) : {}
  const newest = /\/cli-([\d.]+)/.exec(packages['@agency-os/cli'] ?? '')?.[1]
  if (portal && newest && isOlder(version, newest))
    throw new Error(
      `This is agency-os ${version}, and ${portal} has ${newest}: ${npxOf(portal, 'cli')} update.`,
    )
  return { ...withPackages(raised, packages), agencyOs: { ...manifest.agencyOs, version } }
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
