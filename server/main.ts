import { relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ConfigurationError } from './configuration/configuration-error.ts'
import { isLoopback } from './configuration/kinds-of-setting.ts'
import { DatabaseUnavailable } from './db/database-unavailable.ts'
import { log } from './log/log.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './world/demo-accounts.ts'
import { type RunningServer, startServer } from './start-server.ts'

const NO_SIGN_IN =
  'for nobody. This database has no demo accounts: name your provider with AUTHORITY, or another folder with DATA_DIR.'

const FAREWELL_MS = 3000
/** One Ctrl-C comes twice: the terminal tells this process, and npm, which was told as well, passes it on. */
const SAME_SIGNAL_MS = 500

let server: RunningServer | undefined
let stoppingSince: number | undefined
process.on('SIGINT', () => void stop())
process.on('SIGHUP', reload)
process.on('SIGTERM', () => void stop(server?.settings.drainMs))

try {
  server = await startServer({ environment: process.env, dev: process.argv.includes('--dev') })
  greet(server)
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof DatabaseUnavailable)) throw error
  console.error(`\n${error.message}\n`)
  process.exit(1)
}

/** Tokens and the like, from files that have changed; with a fault in them it goes on as before. */
function reload(): void {
  try {
    server?.reload()
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    log('error', `Settings are not read again: ${error.message}`)
  }
}

/** While it still starts, and on a second Ctrl-C, nothing is waited for. */
async function stop(drainMs = 0): Promise<void> {
  if (stoppingSince !== undefined && Date.now() - stoppingSince < SAME_SIGNAL_MS) return
  if (!server || stoppingSince !== undefined) process.exit(130)
  stoppingSince = Date.now()
  server.drain()
  if (server.settings.log.format === 'json') log('info', 'stopping')
  await wait(drainMs)
  // a database that stands still would not even hear the farewell
  setTimeout(() => process.exit(0), server.settings.graceMs + FAREWELL_MS).unref()
  await server.close()
  process.exit(0)
}

/** Whoever collects lines finds one that says where it is; a person is told more. */
function greet(running: RunningServer): void {
  const { url, settings, databaseKind } = running
  if (settings.log.format === 'text') return console.log(greeting(running))
  log('info', 'started', { url, database: databaseKind, node: process.version })
  if (!isSecure(url)) log('warn', insecure(url).trim())
}

function greeting({ url, settings, demo, databaseKind }: RunningServer): string {
  const data =
    databaseKind === 'embedded'
      ? `${shortest(settings.dataDir)} (DATA_DIR changes it)`
      : 'the PostgreSQL server of DATABASE_URL'
  const people = demo ? demoAccounts() : `  Sign-in: ${settings.authority ?? NO_SIGN_IN}\n`
  return `\n  Agency OS${settings.dev ? ', with hot reload,' : ''} is at  ${url}\n${isSecure(url) ? '' : insecure(url)}\n${people}\n  Data: ${data}\n  Stop: Ctrl-C\n`
}

function isSecure(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || isLoopback(hostname)
}

/** Sign-in needs cryptography that browsers give to secure pages only. */
function insecure(url: string): string {
  return `\n  Warning: nobody can sign in at ${url}: browsers allow it over https only, or on localhost. Set PUBLIC_URL to an https address.\n`
}

function demoAccounts(): string {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length))
  const lines = DEMO_ACCOUNTS.map(({ email, story }) => `    ${email.padEnd(width)}  ${story}`)
  return `  Demo accounts, each with the password ${DEMO_PASSWORD}\n${lines.join('\n')}\n`
}

function shortest(folder: string): string {
  const path = relative('', folder)
  return path && !path.startsWith('..') ? `${path}/` : folder
}
