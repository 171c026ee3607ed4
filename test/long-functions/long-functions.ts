import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const FOLDERS = ['shell', 'elements', 'miniapps', 'themes', 'server']
const TESTS = /\.test\.tsx?$|-in-tests\.tsx?$/

/** Number of functions that are too long, by file. */
export type Counts = Readonly<Record<string, number>>

/** Functions of the product that are over 40 lines, or over 60 where there is markup, counted by oxlint. */
export function longFunctions(): Counts {
  const command = join(root, 'node_modules/oxlint/bin/oxlint')
  const settings = join(import.meta.dirname, 'oxlintrc.json')
  const { stdout } = spawnSync(process.execPath, [command, '-c', settings, '--format', 'json', ...FOLDERS], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] }
  const files = diagnostics
    .map(({ filename }) => filename.replaceAll('\\', '/'))
    .filter((file) => !TESTS.test(file))
  const counts: Record<string, number> = {}
  for (const file of files.toSorted()) counts[file] = (counts[file] ?? 0) + 1
  return counts
}
