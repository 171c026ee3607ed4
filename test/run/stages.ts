import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hasOtherEngine } from '../engines/engines.ts'

/** One part of the run: a command, and how its tests are counted. */
export interface Stage {
  name: string
  title: string
  command: readonly string[]
  /** `summary`: the command's last line says how many; `whole`: the command is one test. */
  counts: 'summary' | 'whole'
  /** Ended by force after this long; nothing may hang the run. */
  timeoutMillis: number
  /** Left out with this sentence unless what it needs is there. */
  needs?: { there: () => boolean; otherwise: string }
  /** Passed over with this sentence unless what it tests is on this machine. */
  optional?: { there: () => boolean; otherwise: string }
  env?: Record<string, string>
  /** How only these files are run. */
  again?: (files: readonly string[]) => Partial<Pick<Stage, 'command' | 'env'>>
}

const root = join(import.meta.dirname, '../..')
const MINUTE = 60_000

/**
 * Test files run by node:test: the server's, the domain's, the packages', and those of the shell and of
 * mini-apps that need no page.
 */
function serverTests(): string[] {
  const below = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name)))
  const inBrowser = ['browser', 'lifecycle', 'engines'].map((name) => join('test', name))
  const withoutPage = [...below('shell'), ...below('miniapps')].filter((path) =>
    path.endsWith('.node.test.ts'),
  )
  const node = ['server', join('miniapps', 'domain'), 'packages', 'test'].flatMap(below)
  return [...node, ...withoutPage]
    .filter(
      (path) =>
        path.endsWith('.test.ts') &&
        !path.includes('/templates/') &&
        !inBrowser.some((folder) => path.startsWith(folder)),
    )
    .toSorted()
}

const node = process.execPath
const bin = (path: string) => join('node_modules', path)
const built = () => existsSync(join(root, 'dist/.vite/manifest.json'))

const nodeTests = (files: readonly string[]) => [
  node,
  '--import',
  'tsx',
  'test/run/server-tests.ts',
  ...files,
]
const journeys = [
  node,
  bin('@playwright/test/cli.js'),
  'test',
  '--config',
  'test/journeys/playwright.config.ts',
]

const OTHER_ENGINES = {
  there: hasOtherEngine,
  otherwise:
    'Neither Firefox nor WebKitGTK is here (packages firefox-esr, webkit2gtk-driver and xvfb): not tried in them',
}

/** In this order: what fails fastest comes first. */
export const STAGES: readonly Stage[] = [
  {
    name: 'format',
    title: 'Format',
    command: [node, bin('oxfmt/bin/oxfmt'), '--check'],
    counts: 'whole',
    timeoutMillis: MINUTE,
  },
  {
    name: 'types',
    title: 'Types',
    command: [node, bin('typescript/bin/tsc'), '-b'],
    counts: 'whole',
    timeoutMillis: 3 * MINUTE,
  },
  {
    name: 'lint',
    title: 'Lint',
    command: [node, bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
    counts: 'whole',
    timeoutMillis: 3 * MINUTE,
  },
  {
    name: 'server',
    title: 'The layer rule and the server',
    command: nodeTests(serverTests()),
    again: (files) => ({ command: nodeTests(files) }),
    counts: 'summary',
    timeoutMillis: 15 * MINUTE,
  },
  {
    name: 'unit',
    title: 'Elements and units in a browser',
    command: [node, bin('@web/test-runner/dist/bin.js')],
    again: (files) => ({ env: { FILES: files.join(' ') } }),
    counts: 'summary',
    timeoutMillis: 15 * MINUTE,
  },
  {
    name: 'build',
    title: 'Build and its budgets',
    command: [node, bin('vite/bin/vite.js'), 'build'],
    counts: 'whole',
    timeoutMillis: 5 * MINUTE,
  },
  {
    name: 'journeys',
    title: 'Journeys through the built product',
    command: journeys,
    again: (files) => ({ command: [...journeys, ...files] }),
    counts: 'summary',
    timeoutMillis: 40 * MINUTE,
    needs: { there: built, otherwise: 'There is no build to travel through' },
  },
  {
    name: 'engines',
    title: "The kit's gates in other engines",
    command: [
      node,
      '--import',
      'tsx',
      bin('@web/test-runner/dist/bin.js'),
      '--config',
      'test/engines/wtr.config.mjs',
    ],
    again: (files) => ({ env: { FILES: files.join(' ') } }),
    counts: 'summary',
    timeoutMillis: 10 * MINUTE,
    optional: OTHER_ENGINES,
  },
  {
    name: 'day',
    title: 'A day of work in each engine',
    command: nodeTests(['test/engines/day.test.ts']),
    again: () => ({}),
    counts: 'summary',
    timeoutMillis: 6 * MINUTE,
    needs: { there: built, otherwise: 'There is no build to work in' },
    optional: OTHER_ENGINES,
  },
]

/**
 * Stages asked for by name, with only those files where some are named; journeys and the day bring the build
 * along. No name means all.
 */
export function chosenStages(asked: readonly string[]): Stage[] {
  const files = asked.filter((name) => name.includes('/'))
  const names = asked.filter((name) => !name.includes('/'))
  const unknown = names.find((name) => !STAGES.some((stage) => stage.name === name))
  if (unknown)
    throw new Error(`There is no stage ${unknown}; there are ${STAGES.map(({ name }) => name).join(', ')}`)
  const wanted = names.includes('journeys') || names.includes('day') ? [...names, 'build'] : names
  return STAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).map((stage) => ({
    ...stage,
    ...(files.length > 0 && stage.again?.(files)),
  }))
}
