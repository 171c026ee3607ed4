import type { FromFramedApp, ToFramedApp } from '../../shell/contract/framed-app.ts'

/** Answers to one question. */
export type Answer = Extract<ToFramedApp, { type: 'fetched' | 'not-fetched' | 'draft' }>

/** Wishes and questions to the portal. */
export class FramedChannel {
  readonly #port: MessagePort
  readonly #open = new Map<number, (answer: Answer) => void>()
  #asked = 0

  constructor(port: MessagePort, hear: (news: Exclude<ToFramedApp, Answer>) => void) {
    this.#port = port
    port.addEventListener('message', ({ data }: MessageEvent<ToFramedApp>) => {
      if (!isAnswer(data)) return hear(data)
      this.#open.get(data.id)?.(data)
      this.#open.delete(data.id)
    })
    port.start()
  }

  /** @throws DataCloneError for what cannot be sent, such as a function */
  post(wish: FromFramedApp): void {
    this.#port.postMessage(wish)
  }

  ask(question: (id: number) => FromFramedApp): Promise<Answer> {
    return new Promise((resolve) => {
      const id = ++this.#asked
      this.#open.set(id, resolve)
      this.post(question(id))
    })
  }
}

const isAnswer = (message: ToFramedApp): message is Answer =>
  ['fetched', 'not-fetched', 'draft'].includes(message.type)
