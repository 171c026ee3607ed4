#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const COMMANDS: Readonly<Record<string, (args: string[], version: string) => Promise<unknown>>> = {
  dev: async (args, version) => (await import('./dev/run-dev.ts')).runDev(args, process.cwd(), version),
  update: async (args, version) =>
    (await import('./update/run-update.ts')).runUpdate(args, process.cwd(), version),
}

const { version } = JSON.parse(
  readFileSync(join(packageAbove(import.meta.dirname), 'package.json'), 'utf8'),
) as {
  version: string
}
const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]

try {
  if (!command) throw new Error(`agency-os ${Object.keys(COMMANDS).join(' | ')}: which of them?`)
  await command(args, version)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** The built file lies elsewhere in its package than this source does. */
function packageAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageAbove(dirname(folder))
}
