import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { billOfMaterials } from './bill-of-materials.ts'
import { bundleServer } from './bundle-server.ts'
import { lockedPackages } from './locked-packages.ts'
import { commitOf, releaseOf } from '../../log/release.ts'
import { notices } from './notices.ts'

/** What is started by its name: `node server.js`. */
const COMMANDS: Readonly<Record<string, string>> = {
  'server.js': 'main.js',
  'migrate.js': 'run-migrate.js',
  'retention.js': 'run-retention.js',
  'sql.js': 'run-sql.js',
}

interface OwnPackage {
  name: string
  version: string
  license: string
  engines: object
}

/** A folder that runs with `node server.js` wherever there is Node: nothing is installed or compiled there. */
export async function pack(root: string, dist: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await bundleServer(root, folder)
  cpSync(dist, join(folder, 'dist'), { recursive: true })
  cpSync(join(root, 'ops'), join(folder, 'ops'), { recursive: true })
  cpSync(join(root, 'server/build/pack/containerfile'), join(folder, 'Containerfile'))
  for (const name of ['LICENSE', 'SECURITY.md']) cpSync(join(root, name), join(folder, name))
  for (const [name, script] of Object.entries(COMMANDS))
    writeFileSync(join(folder, name), `import './server/${script}'\n`)
  const { name, version, license, engines } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as OwnPackage
  const scripts = {
    start: 'node server.js',
    migrate: 'node migrate.js',
    retention: 'node retention.js',
    sql: 'node sql.js',
  }
  const commit = commitOf(root)
  write('package.json', { name, version, commit, private: true, license, type: 'module', engines, scripts })
  const packages = lockedPackages(root)
  write('sbom.cdx.json', billOfMaterials(name, releaseOf(root), packages))
  writeFileSync(join(folder, 'NOTICES.txt'), notices(root, packages))

  function write(file: string, content: object): void {
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
  }
}
