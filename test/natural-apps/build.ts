import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeApp } from '../../packages/create-app/write-app.ts'

const ROOT = join(import.meta.dirname, '../..')
const TEMPLATES = join(ROOT, 'packages/create-app/templates')
const SERVED = join(ROOT, 'dist/packages')
const OUT = join(ROOT, '.cache/natural-apps')
const PACKAGES = ['mini-app', 'vite']
const SOURCES = [
  'dist/packages/mini-app.tgz',
  'dist/packages/vite.tgz',
  'packages/create-app',
  'package-lock.json',
  'test/natural-apps/build.ts',
]
/** The machine's cores are busy with the portal too. */
const AT_ONCE = 2
const run = promisify(execFile)

export const FRAMEWORKS = [
  'none',
  'react',
  'react-mui',
  'preact',
  'vue',
  'svelte',
  'solid',
  'angular',
  'lit',
] as const

/** Key of the app that is made of a template. */
export const keyOf = (framework: string): string => `desk-${framework}`

/**
 * Makes an app of each template as an author does, with the packages as they are packed, and builds it;
 * answers the scripts by their key. What was built of the same sources is taken again.
 */
export async function buildNaturalApps(): Promise<Record<string, string>> {
  const stamp = join(OUT, 'sources')
  const hash = hashOf(SOURCES)
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
    rmSync(OUT, { recursive: true, force: true })
    mkdirSync(join(OUT, 'node_modules'), { recursive: true })
    await Promise.all([...PACKAGES.map(install), ofAngular()])
    const waiting = [...FRAMEWORKS]
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await buildApp(next)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    writeFileSync(stamp, hash)
  }
  return Object.fromEntries(FRAMEWORKS.map((each) => [keyOf(each), readFileSync(scriptOf(each), 'utf8')]))
}

const scriptOf = (framework: string): string => join(OUT, framework, `dist/${keyOf(framework)}.js`)

/** As npm would: what the tarball holds that the built portal serves, and nothing else. */
async function install(name: string): Promise<void> {
  const to = join(OUT, 'node_modules/@agency-os', name)
  mkdirSync(to, { recursive: true })
  await run('tar', ['-xzf', join(SERVED, `${name}.tgz`), '-C', to, '--strip-components=1'])
}

/** Angular's compiler wants a TypeScript that is older than this repository's. */
async function ofAngular(): Promise<void> {
  const modules = join(ROOT, 'node_modules')
  cpSync(join(modules, '@angular/compiler-cli'), join(OUT, 'node_modules/@angular/compiler-cli'), {
    recursive: true,
  })
  symlinkSync(
    join(modules, 'dts-bundle-generator/node_modules/typescript'),
    join(OUT, 'node_modules/typescript'),
  )
}

async function buildApp(framework: string): Promise<void> {
  const folder = join(OUT, framework)
  const key = keyOf(framework)
  writeApp({ folder, key, title: key, template: framework }, { templates: TEMPLATES, version: '0.1.0' })
  breakable(join(folder, 'src/reach.ts'))
  await run(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const more = readdirSync(join(folder, 'dist')).filter((name) => name !== `${key}.js`)
  if (more.length > 0) throw new Error(`${framework} is built into more than one module: ${more.join(', ')}`)
}

/** Lets a test make the app fail while it draws, long after its mount. */
function breakable(file: string): void {
  const begin = '): ReachLine[] {\n'
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(begin, `${begin}  if (contacts === 13) throw new Error('unlucky contacts')\n`),
  )
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  const add = (path: string) => {
    if (statSync(path).isFile()) hash.update(path).update(readFileSync(path))
    else for (const name of readdirSync(path).toSorted()) add(join(path, name))
  }
  for (const path of paths) add(join(ROOT, path))
  return hash.digest('hex')
}
