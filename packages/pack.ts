// node --import tsx packages/pack.ts <folder>: packs all packages for npm into a folder, with an index.json
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildPackage, PACKAGES } from './build-package.ts'
import type { PackageFile } from './packages-index.ts'

const folder = resolve(process.argv[2]!)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const packed: [string, PackageFile[]][] = []
for (const name of PACKAGES) packed.push([name, [await pack(name)]])
writeFileSync(join(folder, 'index.json'), JSON.stringify(Object.fromEntries(packed)))

async function pack(name: string): Promise<PackageFile> {
  const built = await buildPackage(name, join(folder, 'built'))
  const version = stamp(built)
  const file = `${name}-${version}.tgz`
  renameSync(join(folder, npmPack(built)), join(folder, file))
  const hash = createHash('sha512')
    .update(readFileSync(join(folder, file)))
    .digest('base64')
  return { version, file: `/packages/${file}`, integrity: `sha512-${hash}` }
}

/** Other files, another version: an address that is kept for ever must not change what it holds. */
function stamp(built: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(built, { recursive: true }).map(String).toSorted()
  for (const file of files.filter((name) => statSync(join(built, name)).isFile()))
    hash.update(file).update(readFileSync(join(built, file)))
  const path = join(built, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { version: string }
  const version = `${manifest.version}-${hash.digest('hex').slice(0, 8)}`
  writeFileSync(path, `${JSON.stringify({ ...manifest, version }, null, 2)}\n`)
  return version
}

/** By the npm that runs the build, where one does; answers the name of the tarball. */
function npmPack(built: string): string {
  const npm = process.env['npm_execpath']
  const [command, ...args] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  return execFileSync(command, [...args, 'pack', built, '--pack-destination', folder, '--silent'], {
    encoding: 'utf8',
    shell: command === 'npm' && process.platform === 'win32',
  }).trim()
}
