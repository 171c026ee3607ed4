#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ownPortal } from './own-portal.ts'

interface Command {
  does: string
  run(args: readonly string[], version: string): Promise<unknown>
}

const COMMANDS: Readonly<Record<string, Command>> = {
  check: {
    does: 'dist/app.js   runs it as a portal does, and says what would go wrong',
    run: async (args) => {
      const { checkCommand } = await import('./check/check-command.ts')
      process.exitCode = await checkCommand(args, ownPortal(process.cwd()))
    },
  },
  dev: {
    does: '--portal https://portal.example   shows a portal on this machine with the app of this folder in it',
    run: async (args, version) => (await import('./dev/run-dev.ts')).runDev(args, process.cwd(), version),
  },
  update: {
    does: 'brings the app of this folder to the templates of this version',
    run: async (args, version) =>
      (await import('./update/run-update.ts')).runUpdate(args, process.cwd(), version),
  },
}

const manifest = JSON.parse(
  readFileSync(join(packageAbove(import.meta.dirname), 'package.json'), 'utf8'),
) as { version: string }
/** Without the hash of a portal's build. */
const version = manifest.version.split('-')[0]!
const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]

try {
  if (!command) throw new Error(usage())
  await command.run(args, version)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { does }]) => `  agency-os ${name}  ${does}`)
  return [`agency-os ${version}, for authors of mini-apps:`, ...lines].join('\n')
}

/** The built file lies elsewhere in its package than this source does. */
function packageAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageAbove(dirname(folder))
}
