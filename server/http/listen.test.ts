import assert from 'node:assert/strict'
import { Agent, get } from 'node:http'
import { it } from 'node:test'
import { listen } from './listen.ts'

it('keeps an idle connection for longer than proxies do, and stops at once all the same', async () => {
  const { port, close } = await listen((_request, response) => void response.end('here'), 0, null)
  const agent = new Agent({ keepAlive: true })
  const keepAlive = await new Promise<unknown>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) => response.resume().on('end', () => resolve(response.headers['keep-alive']))).on('error', reject)
  })
  const before = performance.now()
  await close()
  agent.destroy()
  assert.ok(Number(/timeout=(\d+)/.exec(String(keepAlive))?.[1]) > 60, String(keepAlive))
  assert.ok(performance.now() - before < 1000, 'waited for the idle connection')
})
