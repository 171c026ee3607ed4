import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configOf } from '../../packages/cli/dev/rewrite-page.ts'
import { chrome } from '../../server/setup/chrome.mjs'
import { startLocalRegistry } from '../local-registry.ts'
import { expect, test } from './fixtures.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/authors/generator.md'), 'utf8')
/** The three commands, as a newcomer copies them. */
const [, COMMANDS = ''] = /^```sh\n([^`]+)```/m.exec(PAGE) ?? []

test('the three commands of the docs make an app that runs in the portal, with nothing but its address', async ({
  portal,
}) => {
  test.setTimeout(150_000)
  const registry = await startLocalRegistry()
  const root = mkdtempSync(join(tmpdir(), 'agency-os-newcomer-'))
  const env = {
    ...process.env,
    CHROME_PATH: chrome(),
    npm_config_registry: registry.origin, // for Vue, Vite and the like
    npm_config_cache: join(root, '.npm'),
    npm_config_yes: 'true',
    npm_config_audit: 'false',
    npm_config_update_notifier: 'false',
  }
  const start = (command: string, cwd: string) => spawn('sh', ['-ec', command], { cwd, env, detached: true })
  const run = (command: string, cwd: string) =>
    new Promise<string>((done, failed) => {
      const child = start(command, cwd)
      let said = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
      child.on('close', (code) => (code === 0 ? done(said) : failed(new Error(`${command}: ${said}`))))
    })
  try {
    const [create = '', install = '', dev = ''] = COMMANDS.trim()
      .replaceAll('https://portal.example', portal.url)
      .split('\n')
    await run(`${create}\n${install}`, root)
    const app = join(root, 'my-app')
    expect(JSON.parse(readFileSync(join(app, 'package.json'), 'utf8')).agencyOs.portal).toBe(portal.url)

    const loop = start(`${dev} -- --port 0`, app)
    const address = await new Promise<string>((done, failed) => {
      loop.stdout.on('data', (text) => {
        const found = /is at {2}(\S+)/.exec(String(text))?.[1]
        if (found) done(found)
      })
      loop.on('close', () => failed(new Error(`${dev} ended`)))
    })
    expect(new URL(address).pathname).toBe('/my-app')
    const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text()
    expect(configOf(page)?.miniApps?.map(({ key }) => key)).toContain('my-app')
    process.kill(-loop.pid!)

    await run('npm run build', app)
    const said = await run('npm run check -- --only exports,mount,policies,needs', app)
    expect(said).toContain('4 pass')
  } finally {
    registry.stop()
    rmSync(root, { recursive: true, force: true })
  }
})
