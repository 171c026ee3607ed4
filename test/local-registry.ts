import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const TARBALLS = '/-/'

interface Manifest {
  name: string
  version: string
}

/** Folders of all packages that are installed here, those below others too. */
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: object }
const FOLDERS = Object.keys(lock.packages).filter(
  (folder) => folder !== '' && existsSync(join(ROOT, folder, 'package.json')),
)

/** A registry for npm that has the packages which are installed here, in the versions that are; nothing is fetched. */
export async function startLocalRegistry(): Promise<{ origin: string; stop(): void }> {
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url)
    if (path.startsWith(TARBALLS)) return void tarball(path.slice(TARBALLS.length)).pipe(response)
    const found = packument(path.slice(1), origin)
    response.writeHead(found ? 200 : 404).end(JSON.stringify(found ?? {})) // optional ones of other systems are not here
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, stop: () => server.close().closeAllConnections() }
}

const tarball = (folder: string) => {
  const at = join(ROOT, folder)
  return spawn('tar', ['-c', '--exclude', 'node_modules', '-C', dirname(at), basename(at)]).stdout
}

/** All that npm asks of a package before it takes it. */
function packument(name: string, origin: string): object | undefined {
  const versions = FOLDERS.filter((folder) => folder.endsWith(`node_modules/${name}`)).map((folder) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest
    return { ...manifest, dist: { tarball: origin + TARBALLS + folder } }
  })
  const [first] = versions
  return (
    first && {
      name,
      'dist-tags': { latest: first.version },
      versions: Object.fromEntries(versions.map((each) => [each.version, each])),
    }
  )
}
