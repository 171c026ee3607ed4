import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { it } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { listenOnPostgresql } from './listen-on-postgresql.ts'
import { TIME_LIMITS } from './time-limits.ts'

it('gives up a server that takes its connection and says nothing, and tries again', async (test) => {
  test.mock.timers.enable({ apis: ['setTimeout'] })
  const sockets: Socket[] = []
  const standsStill = createServer((socket) => void sockets.push(socket.resume())).listen(0, '127.0.0.1')
  await once(standsStill, 'listening')
  const { port } = standsStill.address() as AddressInfo
  const stop = listenOnPostgresql(`postgresql://tester@127.0.0.1:${port}/world`, 'news', {
    heard: assert.fail,
    connected: assert.fail,
  })
  const within = async (millis: number, what: () => unknown) => {
    for (let turns = 0; !what() && turns < 1000; turns++) {
      await turn()
      test.mock.timers.tick(millis / 1000)
    }
    return what()
  }
  try {
    assert.ok(await within(0, () => sockets.length === 1))
    assert.ok(await within(TIME_LIMITS.connectionMs + 10, () => sockets[0]!.closed))
    assert.ok(await within(1010, () => sockets.length === 2))
  } finally {
    for (const socket of sockets) socket.destroy()
    await stop()
    standsStill.close()
  }
})
