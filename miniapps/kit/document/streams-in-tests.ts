type Send = (event: string, data: unknown) => void

/** Pages that follow documents. */
export class StreamsInTests {
  readonly #streams = new Set<{ id: string; send: Send }>()

  get size(): number {
    return this.#streams.size
  }

  /** Until the page goes; `begin` sends what comes first. */
  open(id: string, signal: AbortSignal | null | undefined, begin: (send: Send) => void): Response {
    const bytes = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const send: Send = (event, data) =>
          controller.enqueue(bytes.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
        const follower = { id, send }
        this.#streams.add(follower)
        begin(send)
        signal?.addEventListener('abort', () => {
          this.#streams.delete(follower)
          controller.error(signal.reason)
        })
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }

  tell(id: string, event: string, data: unknown): void {
    for (const stream of this.#streams) if (stream.id === id) stream.send(event, data)
  }
}
