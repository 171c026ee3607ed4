import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { writeDeclarations } from './write-declarations.ts'

const ROOT = join(import.meta.dirname, '..')
/** Each built package lies in a folder of its name here, ready for `npm pack`. */
export const BUILT = join(ROOT, '.cache/packages')

/** A package's package.json; in the sources its `exports` and `bin` name TypeScript files. */
export interface Manifest {
  name: string
  exports?: Readonly<Record<string, string | object>>
  bin?: Readonly<Record<string, string>>
  /** Files and folders that are passed on as they are. */
  files?: readonly string[]
  dependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
}

/** A package whose making needs more than its `exports` has it in a `build.ts` of its own. */
interface OwnBuild {
  build(out: string): Promise<void>
}

export const PACKAGES: readonly string[] = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, 'package.json')),
)

/**
 * Builds one package into a folder of its name: JavaScript, declarations, its manifest. Answers the folder.
 */
export async function buildPackage(name: string, into = BUILT): Promise<string> {
  const from = join(import.meta.dirname, name)
  const out = join(into, name)
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const entries = [...Object.values(manifest.exports ?? {}), ...Object.values(manifest.bin ?? {})].filter(
    isSource,
  )
  if (entries.length > 0) {
    await compile(from, out, entries, externalsOf(manifest))
    const sources = entries.map((path) => join(from, path))
    writeDeclarations(ROOT, sources, join(out, 'types'))
  }
  for (const file of [...(manifest.files ?? []), 'README.md'])
    if (existsSync(join(from, file))) cpSync(join(from, file), join(out, file), { recursive: true })
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(published(name, manifest), null, 2)}\n`)
  const own = join(from, 'build.ts')
  if (existsSync(own)) await ((await import(own)) as OwnBuild).build(out)
  return out
}

async function compile(
  from: string,
  dir: string,
  entries: readonly string[],
  external: (string | RegExp)[],
): Promise<void> {
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((path) => [nameOf(path), join(from, path)])),
    external,
  })
  await bundle.write({ dir, entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' })
  await bundle.close()
}

/** Installed beside the package, or by it. */
function externalsOf({ dependencies, peerDependencies, files }: Manifest): (string | RegExp)[] {
  const packages = Object.keys({ ...dependencies, ...peerDependencies }).map(
    (name) => new RegExp(`^${name}(/|$)`),
  )
  return [/^node:/, /^virtual:/, ...packages, ...(files ?? []).map((file) => `./${file}`)]
}

const isSource = (path: unknown): path is string => typeof path === 'string' && path.endsWith('.ts')

/** `./react.ts` -> `react`. */
const nameOf = (path: string): string => path.replace(/^\.\//, '').replace(/\.ts$/, '')

/** As it is installed: `exports` and `bin` name what has been made of the sources. */
function published(name: string, manifest: Manifest): object {
  const script = (path: string) => `./${nameOf(path)}.js`
  const exported = (path: string | object) =>
    isSource(path) ? { types: `./types/packages/${name}/${nameOf(path)}.d.ts`, default: script(path) } : path
  return {
    ...manifest,
    files: undefined, // all that lies in the folder
    ...(manifest.exports && { exports: mapped(manifest.exports, exported) }),
    ...(manifest.bin && { bin: mapped(manifest.bin, script) }),
  }
}

const mapped = <From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
