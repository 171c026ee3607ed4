/** Reads server-sent events one by one. */
export function messagesOf(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''

  async function next<Data>(event: string): Promise<Data> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end < 0) {
        const { value, done } = await reader.read()
        if (done) throw new Error(`The stream ended before it told of ${event}`)
        text += value
        continue
      }
      const lines = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      if (lines.includes(`event: ${event}`))
        return JSON.parse(lines.find((line) => line.startsWith('data: '))!.slice(6) || 'null') as Data
    }
  }

  async function until<Data>(event: string, isIt: (data: Data) => boolean): Promise<Data> {
    for (;;) {
      const data = await next<Data>(event)
      if (isIt(data)) return data
    }
  }

  return { next, until }
}
