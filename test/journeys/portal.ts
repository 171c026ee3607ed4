import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clockEnvironment } from '../clock/node-options.mjs'

const ROOT = join(import.meta.dirname, '../..')
const START_LIMIT_MILLIS = 120_000

export interface PortalOptions {
  dataDir: string
  /** 0: any free port. */
  port?: number
  env?: Record<string, string>
  /** Runs the server as this user, where we may choose. */
  uid?: number
}

/** The built product, running as `npm start` runs it. */
export interface Portal {
  url: string
  /** Stops the server and starts it again on the same port and data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** The server ended before it listened. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Starts the server in a process of its own. @throws StartError with all that it said */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  let running = await launch(options)
  return {
    url: running.url,
    async restart() {
      await running.stop()
      running = await launch({ ...options, port: Number(new URL(running.url).port) })
    },
    stop: () => running.stop(),
  }
}

function launch({
  dataDir,
  port = 0,
  env = {},
  uid,
}: PortalOptions): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      RATE_PER_PERSON: '0', // one machine signs in and asks for all who are played at once
      RATE_PER_ADDRESS: '0',
      LOG_FORMAT: 'text', // its greeting is waited for
      ...clockEnvironment(),
      DRAIN_SECONDS: '0',
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    ...(uid && { uid }),
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new StartError(`The server did not start within ${START_LIMIT_MILLIS} ms:\n${said}`))
    }, START_LIMIT_MILLIS)
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const url = /is at {2}(http:\/\/\S+)/.exec(said)?.[1]
      if (!url) return
      clearTimeout(timer)
      resolve({ url, stop })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => {
      clearTimeout(timer)
      reject(new StartError(said))
    })
  })
}

/** A data folder of one's own, filled from the world that was seeded once for this run. */
export function ownWorld(): { dataDir: string; remove(): void } {
  const template = process.env.JOURNEY_TEMPLATE
  if (!template) throw new Error('JOURNEY_TEMPLATE is not set: template-world.ts did not run')
  const folder = mkdtempSync(join(tmpdir(), 'agency-os-journey-'))
  const dataDir = join(folder, 'data')
  cpSync(template, dataDir, { recursive: true })
  return { dataDir, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
