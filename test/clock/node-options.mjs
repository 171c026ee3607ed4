import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { clockOffset } from './test-day.mjs'

/** Environment of a process that keeps the tests' clock and time zone. */
export const clockEnvironment = () => ({
  TEST_CLOCK_OFFSET_MS: String(clockOffset()),
  TZ: process.env.TZ ?? 'UTC',
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'shift-process.mjs')).href}`,
})
