import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../server/free-port-in-tests.ts'
import type { EngineWindow } from './engine-page.ts'
import { codeOf, keysOf } from './key-presses.ts'

const START_TRIES = 200
const START_PAUSE_MS = 50
const LEAVE_LIMIT_MS = 5000

/**
 * One window of WebKitGTK, driven by its WebDriver on an X server without a screen.
 *
 * @throws Error where the driver does not answer within ten seconds
 */
export async function openWebKit(binary: string): Promise<EngineWindow> {
  const port = await freePort()
  const children = await startProcesses(port)
  const call = callOf(`http://127.0.0.1:${port}`)
  try {
    await answers(call)
    const session = await startSession(call, binary)
    return windowOf((method, path, body) => call(method, `/session/${session}${path}`, body), children)
  } catch (error) {
    await end(children)
    throw error
  }
}

async function startProcesses(port: number): Promise<ChildProcess[]> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const started = once(server.stdio[3]!, 'data') as Promise<[Buffer]>
  const failed = once(server, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code}`)))
  const [display] = await Promise.race([started, failed])
  const env = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
  process.once('exit', () => [driver, server].forEach((child) => child.kill()))
  return [driver, server]
}

/** The X server takes the window along that its driver may have left. */
async function end(children: readonly ChildProcess[]): Promise<void> {
  const running = children.filter((child) => child.kill())
  await Promise.all(running.map((child) => once(child, 'exit')))
}

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>

const callOf =
  (address: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(address + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } }
    if (!answer.ok)
      throw new Error(`WebKitWebDriver refused ${method} ${path}: ${value.error} ${value.message}`)
    return value
  }

async function answers(call: Call): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries++) {
    if (
      await call('GET', '/status').then(
        () => true,
        () => false,
      )
    )
      return
    await wait(START_PAUSE_MS)
  }
  throw new Error('WebKitWebDriver did not answer within 10 s')
}

async function startSession(call: Call, binary: string): Promise<string> {
  const options = { binary, args: ['--automation'] }
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
    },
  })) as { sessionId: string }
  return sessionId
}

function windowOf(call: Call, children: readonly ChildProcess[]): EngineWindow {
  const act = async (source: object) => void (await call('POST', '/actions', { actions: [source] }))
  return {
    goto: (url) => call('POST', '/url', { url }),
    evaluate: (script) => call('POST', '/execute/sync', { script: `return ${script}`, args: [] }),
    keyboard: {
      press: (combination) => act(keyboard(pressesOf(combination))),
      type: (text) => act(keyboard(text.split('').flatMap(pressesOf))),
    },
    mouse: { click: (x, y) => act(mouse(x, y)) },
    setViewport: async (size) => void (await call('POST', '/window/rect', size)),
    async close() {
      await Promise.race([call('DELETE', '').catch(() => undefined), wait(LEAVE_LIMIT_MS)])
      await end(children)
    },
  }
}

const keyboard = (actions: readonly object[]) => ({ type: 'key', id: 'keyboard', actions })

/** Of one combination, or one character of a text. */
function pressesOf(combination: string): object[] {
  const { held, key } = combination.length === 1 ? { held: [], key: combination } : keysOf(combination)
  const down = (name: string) => ({ type: 'keyDown', value: codeOf(name) })
  const up = (name: string) => ({ type: 'keyUp', value: codeOf(name) })
  return [...held.map(down), down(key), up(key), ...held.toReversed().map(up)]
}

const mouse = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})
