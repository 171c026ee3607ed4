import { serverLayerOf, serverMayImport } from './server-layers.ts'

/** Allowed imports. A layer of the shell imports itself and those to its right (README.md). */
const SHELL = [
  'standalone',
  'frame',
  'reactions',
  'events',
  'lifecycle',
  'navigation',
  'guards',
  'menus',
  'catalogue',
  'access',
  'auth',
  'stores',
  'api',
  'config',
  'words',
  'contract',
]

/** Parts of the kit that know the domain. */
const WALLS = ['miniapps/kit/form', 'miniapps/kit/document', 'miniapps/kit/planning', 'miniapps/kit/audience']

/** Parts of a package that run the portal's own outlet, or say what its page may do. */
const CHECK = 'packages/cli/check'

/** Reading numbers and days as people write them, which the bricks do as the engines do. */
const TABULAR = 'miniapps/domain/tabular/'

const ALLOWED: Record<string, readonly string[]> = {
  elements: ['elements', 'shell/contract', 'themes'],
  'miniapps/kit': ['miniapps/kit', 'elements', 'shell/contract'],
  'miniapps/kit/form': ['miniapps/kit', 'miniapps/kit/form', 'miniapps/domain', 'elements', 'shell/contract'],
  'miniapps/kit/document': [
    'miniapps/kit',
    'miniapps/kit/form',
    'miniapps/kit/document',
    'miniapps/domain',
    'elements',
    'shell/contract',
  ],
  'miniapps/kit/planning': [
    'miniapps/kit',
    'miniapps/kit/form',
    'miniapps/kit/document',
    'miniapps/kit/planning',
    'miniapps/domain',
    'elements',
    'shell/contract',
  ],
  'miniapps/kit/audience': [
    'miniapps/kit',
    'miniapps/kit/form',
    'miniapps/kit/document',
    'miniapps/kit/planning',
    'miniapps/kit/audience',
    'miniapps/domain',
    'elements',
    'shell/contract',
  ],
  'miniapps/domain': ['miniapps/domain'],
  themes: ['themes'],
  // the package of elements is made with the looks that their scripts are built with
  packages: [
    'packages',
    CHECK,
    'shell/contract',
    'shell/config',
    'shell/lifecycle',
    'elements',
    'themes',
    'server/build',
  ],
  [CHECK]: [CHECK, ...SHELL.map((name) => `shell/${name}`), 'server/http'],
}

/** `shell/guards`, `miniapps/login`, `server` …: where a file stands in the house. */
export function layerOf(path: string): string {
  const [top = '', second = '', third = ''] = path.split('/')
  const part = `${top}/${second}/${third}`
  if (WALLS.includes(part) || part === CHECK) return part
  if (top === 'shell') return path === 'shell/main.ts' ? 'shell/main' : `shell/${second}`
  if (top === 'server') return serverLayerOf(path)
  return top === 'miniapps' ? `miniapps/${second}` : top
}

/** The layers that a layer may import. */
function allowedFor(layer: string): readonly string[] | 'anything' {
  if (layer === 'test') return 'anything'
  if (layer === 'shell/main') return SHELL.map((name) => `shell/${name}`)
  if (layer === 'shell/standalone') return [...SHELL.map((name) => `shell/${name}`), 'elements'] // it shows apps in other pages as well
  if (layer.startsWith('shell/'))
    return SHELL.slice(SHELL.indexOf(layer.slice('shell/'.length))).map((name) => `shell/${name}`)
  const allowed = ALLOWED[layer]
  if (allowed) return allowed
  if (layer.startsWith('miniapps/'))
    return [layer, 'miniapps/kit', ...WALLS, 'miniapps/domain', 'elements', 'shell/contract']
  throw new Error(`Layer ${layer} is not in the house: see README.md, "Who may import whom"`)
}

/** Tests, and what stands beside a file for tests alone. */
export const isTest = (path: string) => path.startsWith('test/') || /(\.test|-in-tests)\.tsx?$/.test(path)

/** True when a file may import another; tests may import anything, nothing imports tests. */
export function mayImport(from: string, to: string): boolean {
  if (isTest(from)) return true
  if (isTest(to)) return false
  const [layer, other] = [layerOf(from), layerOf(to)]
  if (layer.startsWith('server/')) return serverMayImport(layer, other)
  if (layer === 'miniapps/kit' && to.startsWith(TABULAR)) return true
  const allowed = allowedFor(layer)
  return allowed === 'anything' || allowed.includes(other)
}
