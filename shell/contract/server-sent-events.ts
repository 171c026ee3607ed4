export interface ServerSentEvent {
  event: string
  data: string
}

/** Events of a stream as our server writes them: a line for the name, one for the data, an empty one. */
export async function* serverSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      text += decoder.decode(step.value, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) {
        const line = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1]
        const event = line('event')
        if (event !== undefined) yield { event, data: line('data') ?? '' } // a comment only says that it goes on
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
