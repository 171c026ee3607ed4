import assert from 'node:assert/strict'
import { it } from 'node:test'
import { type ServerSentEvent, serverSentEvents } from '../../../shell/contract/server-sent-events.ts'

async function eventsIn(...pieces: string[]) {
  const bytes = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes.encode(piece))
      controller.close()
    },
  })
  const events: ServerSentEvent[] = []
  for await (const event of serverSentEvents(body)) events.push(event)
  return events
}

it('reads events wherever the network has cut them', async () => {
  const events = await eventsIn(
    'event: peo',
    'ple\ndata: [1]\n',
    '\n: still here\n\nevent: reload\ndata: \n\n',
  )
  assert.deepEqual(events, [
    { event: 'people', data: '[1]' },
    { event: 'reload', data: '' },
  ])
})

it('leaves out what was cut off by the end', async () => {
  assert.deepEqual(await eventsIn('event: reload\ndata: \n\nevent: changes\nda'), [
    { event: 'reload', data: '' },
  ])
})
