// The server's test files, side by side, with one PostgreSQL for all of them where one is installed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { findPostgresql } from '../../server/db/postgresql-in-tests.ts'
import { SHARED, startWithWorld } from '../../server/db/postgresql-worlds-in-tests.ts'

/** Files that wait for what never comes are ended, named by their group, and the others go on. */
const GROUP_LIMIT_MS = 8 * 60_000
/** Starting a process and reading the server's sources takes over a second, longer than most files do. */
const FILES_IN_ONE = 6
/** Of a group: file systems allow 255 bytes. */
const NAME_MAX_CHARACTERS = 200

const postgresql = findPostgresql() ? await startWithWorld() : undefined
// the tests themselves end and are counted; then this ends its server
process.on('SIGINT', () => undefined)
const files = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'test-groups-'))
const tests = spawn(
  process.execPath,
  [
    '--import',
    'tsx',
    '--test',
    '--test-concurrency=3',
    `--test-timeout=${GROUP_LIMIT_MS}`,
    '--test-reporter=./test/run/node-reporter.mjs',
    ...(files.length > FILES_IN_ONE ? groupsOf(files) : files),
  ],
  { stdio: 'inherit', env: { ...process.env, [SHARED]: postgresql?.url } },
)
const [code] = (await once(tests, 'exit')) as [number | null]
await postgresql?.stop()
rmSync(folder, { recursive: true })
process.exitCode = code ?? 1

/**
 * The domain's files are many, small and pure: one process runs them all. Those of sign-in make a browser of
 * their process, which is theirs alone. The others are dealt out, so that no group is long.
 */
function groupsOf(all: readonly string[]): string[] {
  const ofDomain = all.filter((file) => file.startsWith('miniapps/domain/'))
  const alone = all.filter((file) => file.startsWith('test/auth/'))
  const others = all.filter((file) => !ofDomain.includes(file) && !alone.includes(file))
  const groups = Math.ceil(others.length / FILES_IN_ONE)
  const dealt = Array.from({ length: groups }, (_, group) =>
    others.filter((_file, index) => index % groups === group),
  )
  return [...[...dealt, ofDomain].filter((group) => group.length > 0).map(writeGroup), ...alone]
}

function writeGroup(group: readonly string[], index: number): string {
  const names = group.map((file) => basename(file, '.test.ts')).join('+')
  const path = join(folder, `${index}-${names.slice(0, NAME_MAX_CHARACTERS)}.test.mjs`)
  const runner = JSON.stringify(resolve('test/run/files-in-one.ts'))
  const paths = JSON.stringify(group.map((file) => resolve(file)))
  writeFileSync(path, `import { filesInOne } from ${runner}\nfilesInOne(${paths})\n`)
  return path
}
