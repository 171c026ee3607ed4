// The server's test files, side by side, with one PostgreSQL for all of them where one is installed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findPostgresql } from '../../server/db/postgresql-in-tests.ts'
import { SHARED, startWithWorld } from '../../server/db/postgresql-worlds-in-tests.ts'

/** A file that waits for what never comes is ended and named, and the others go on. */
const FILE_LIMIT_MS = 8 * 60_000

const postgresql = findPostgresql() ? await startWithWorld() : undefined
// the tests themselves end and are counted; then this ends its server
process.on('SIGINT', () => undefined)
const files = process.argv.slice(2)
const ofDomain = files.filter((file) => file.startsWith('miniapps/domain/'))
const others = files.filter((file) => !ofDomain.includes(file))
const tests = spawn(
  process.execPath,
  [
    '--import',
    'tsx',
    '--test',
    '--test-concurrency=3',
    `--test-timeout=${FILE_LIMIT_MS}`,
    '--test-reporter=./test/run/node-reporter.mjs',
    ...others,
    ...(ofDomain.length > 0 ? ['test/run/domain-tests.ts'] : []),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, [SHARED]: postgresql?.url, DOMAIN_TESTS: ofDomain.join(' ') },
  },
)
const [code] = (await once(tests, 'exit')) as [number | null]
await postgresql?.stop()
process.exitCode = code ?? 1
