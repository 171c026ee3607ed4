import assert from 'node:assert/strict'
import { Agent, get } from 'node:http'
import { it } from 'node:test'
import { listen } from './listen.ts'

it('keeps an idle connection for longer than proxies do', async () => {
  const { port, close } = await listen((_request, response) => void response.end('here'), 0, null)
  const agent = new Agent({ keepAlive: true })
  const keepAlive = await new Promise<unknown>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) => response.resume().on('end', () => resolve(response.headers['keep-alive']))).on('error', reject)
  })
  await close(0)
  agent.destroy()
  assert.ok(Number(/timeout=(\d+)/.exec(String(keepAlive))?.[1]) > 60, String(keepAlive))
})
