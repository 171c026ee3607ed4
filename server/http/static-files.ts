import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { sendable, type Sendable } from './send.ts'

const RELIST_AFTER_MILLIS = 1000

/** The build ends names with eight characters of a hash; the scripts in public/assets, which keep their names, end otherwise. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.tgz': 'application/gzip',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * The files of a folder by their address. Only names that were found when it was listed are ever opened,
 * so no address can reach outside; each file is read once and kept, until the folder is built again.
 */
export class StaticFiles {
  readonly #folder: string
  readonly #prefix: string
  #files: ReadonlyMap<string, string> = new Map()
  #kept = new Map<string, Promise<Sendable>>()
  #builtAt: number | undefined
  #listedAt = 0

  constructor(folder: string, prefix = '/') {
    this.#folder = folder
    this.#prefix = prefix
  }

  /** Undefined when no such file was built. */
  async find(path: string): Promise<Sendable | undefined> {
    if (path.endsWith('.html') || !this.#files.has(path)) await this.#listAgain(path)
    const file = this.#files.get(path)
    if (file === undefined) return undefined
    const reading = this.#kept.get(path) ?? load(file, path)
    this.#kept.set(path, reading)
    return reading.catch((error: NodeJS.ErrnoException) => {
      this.#kept.delete(path)
      if (error.code === 'ENOENT') return undefined // it went while a build is running
      throw error
    })
  }

  /** Text of a file, for the pages that are filled in. */
  async text(path: string): Promise<string | undefined> {
    return (await this.find(path))?.body.plain.toString('utf8')
  }

  /** After a build, and for a name that was not there a second ago: a build may still be writing. */
  async #listAgain(path: string): Promise<void> {
    const builtAt = await modifiedAt(this.#folder)
    const rebuilt = builtAt !== this.#builtAt
    if (!rebuilt && (this.#files.has(path) || Date.now() - this.#listedAt < RELIST_AFTER_MILLIS)) return
    if (rebuilt) this.#kept = new Map()
    this.#builtAt = builtAt
    this.#listedAt = Date.now()
    this.#files = new Map(
      (builtAt === undefined ? [] : list(this.#folder)).map((file) => [
        address(this.#folder, file, this.#prefix),
        file,
      ]),
    )
  }
}

/** The time of the page, which every build writes; a folder without one has its own. */
async function modifiedAt(folder: string): Promise<number | undefined> {
  for (const path of [join(folder, 'index.html'), folder]) {
    const found = await stat(path).catch(() => undefined)
    if (found) return found.mtimeMs
  }
  return undefined
}

function list(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.slice(folder.length).includes(`${sep}.`))
}

function address(folder: string, file: string, prefix: string): string {
  return prefix + file.slice(folder.length).split(sep).filter(Boolean).join('/')
}

async function load(file: string, path: string): Promise<Sendable> {
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  return sendable(await readFile(file), type, cacheControl(path), { keepsBest: true })
}

/** Of an element's latest version, on pages that name none. */
const LATEST_ELEMENT = /^\/elements\/[\w-]+\.js$/
const ELEMENT_OF_VERSION = /^\/elements\/[^/]+\/[\w-]+\.js$/
const PACKAGE_OF_VERSION = /^\/packages\/[a-z-]+-\d[\w.-]*\.tgz$/

const FOR_EVER = [HASHED, ELEMENT_OF_VERSION, PACKAGE_OF_VERSION, /^\/fonts\//]

/** Hashed and versioned names never change; the rest is asked for each time and rarely sent again. */
function cacheControl(path: string): string {
  if (FOR_EVER.some((names) => names.test(path))) return 'public, max-age=31536000, immutable'
  if (LATEST_ELEMENT.test(path)) return 'public, max-age=300, stale-while-revalidate=86400'
  return 'no-cache'
}
