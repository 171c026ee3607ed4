import assert from 'node:assert/strict'
import { Agent, get } from 'node:http'
import { it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from './listen.ts'

it('keeps an idle connection for longer than proxies do', async () => {
  const { port, close } = await listen((_request, response) => void response.end('here'), 0, null)
  const agent = new Agent({ keepAlive: true })
  const keepAlive = await new Promise<unknown>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) =>
      response.resume().on('end', () => resolve(response.headers['keep-alive'])),
    ).on('error', reject)
  })
  await close(0)
  agent.destroy()
  assert.ok(Number(/timeout=(\d+)/.exec(String(keepAlive))?.[1]) > 60, String(keepAlive))
})

it('waits at its end for answers, and not for those who follow a stream of events', async () => {
  const { port, close } = await listen(
    (request, response) => {
      if (request.url === '/events')
        return void response.setHeader('content-type', 'text/event-stream').write(': here\n\n')
      setTimeout(() => response.end('late'), 300)
    },
    0,
    null,
  )
  const events = await fetch(`http://127.0.0.1:${port}/events`)
  const late = fetch(`http://127.0.0.1:${port}/late`).then((response) => response.text())
  await wait(100)
  const since = performance.now()
  await Promise.all([close(20_000), assert.rejects(events.text())])
  assert.equal(await late, 'late')
  assert.ok(performance.now() - since < 5000)
})
