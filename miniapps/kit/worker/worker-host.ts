import { answerCall, CallFailed, type CallReply, type CallRequest, type Calls } from './calls.ts'
import { startWorker } from './start-worker.ts'

interface CallOptions {
  /** Stops the call at once; others go on. */
  signal?: AbortSignal | undefined
  /** 0 to 1. */
  progress?(share: number): void
}

interface Waiting extends CallOptions {
  request: CallRequest
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/**
 * Calls functions of a module in a worker of their own, and on the page where that may have none. `script` is the worker's:
 * `new URL(address, import.meta.url)` of a module with `serveCalls(calls)`, imported with `?worker&url`; `load` brings the same calls here.
 */
export class WorkerHost<Own extends Calls> {
  readonly #script: URL
  readonly #load: () => Promise<Own>
  readonly #waiting = new Map<number, Waiting>()
  #started: Promise<(request: CallRequest) => void> | undefined
  #worker: Worker | undefined
  #last = 0
  /** Number of workers that were ended: one that still starts then is ended as soon as it runs. */
  #ended = 0

  constructor(script: URL, load: () => Promise<Own>) {
    this.#script = script
    this.#load = load
  }

  /** @throws CallFailed where the call threw, the signal's reason where it was stopped, an Error where the worker ended by itself */
  call<Name extends keyof Own & string>(
    name: Name,
    asked: Parameters<Own[Name]>[0],
    options: CallOptions = {},
  ): Promise<Awaited<ReturnType<Own[Name]>>> {
    const request = { id: ++this.#last, name, asked }
    return new Promise((resolve, reject) => {
      if (options.signal?.aborted) return reject(options.signal.reason)
      this.#waiting.set(request.id, { ...options, request, resolve, reject })
      options.signal?.addEventListener('abort', () => this.#stop(request.id), { once: true })
      void this.#send(request)
    })
  }

  /** Stops all that is under way, and forgets what the calls kept. */
  end(): void {
    for (const { reject } of this.#waiting.values()) reject(AbortSignal.abort().reason)
    this.#waiting.clear()
    this.#terminate()
  }

  /** A worker that computes hears nothing: it is ended, and another one goes on with the other calls. */
  #stop(id: number): void {
    const stopped = this.#waiting.get(id)
    if (!stopped) return
    this.#waiting.delete(id)
    stopped.reject(stopped.signal!.reason)
    if (!this.#worker) return
    this.#terminate()
    for (const { request } of this.#waiting.values()) void this.#send(request)
  }

  #terminate(): void {
    this.#ended++
    this.#worker?.terminate()
    this.#worker = undefined
    this.#started = undefined
  }

  async #send(request: CallRequest): Promise<void> {
    const started = (this.#started ??= this.#start())
    try {
      const send = await started
      if (this.#waiting.has(request.id)) send(request)
    } catch (error) {
      if (!this.#worker && this.#started === started) this.#started = undefined // the next call starts anew
      this.#waiting.get(request.id)?.reject(error)
      this.#waiting.delete(request.id)
    }
  }

  async #start(): Promise<(request: CallRequest) => void> {
    const ended = this.#ended
    const hear = (reply: CallReply) => this.#hear(reply)
    const worker = await startWorker(this.#script, hear, () => this.#fail())
    if (ended !== this.#ended) {
      worker?.terminate()
      throw new Error('The worker was ended while it started.')
    }
    this.#worker = worker
    if (worker) return (request) => worker.postMessage(request)
    const calls = await this.#load()
    // the page is drawn first, so that the person sees what keeps it
    return (request) =>
      void requestAnimationFrame(() =>
        setTimeout(() => void answerCall(calls, request, hear, () => this.#waiting.has(request.id))),
      )
  }

  #hear(reply: CallReply): void {
    if (reply.kind === 'ready') return
    const call = this.#waiting.get(reply.id)
    if (!call) return
    if (reply.kind === 'progress') return call.progress?.(reply.share)
    this.#waiting.delete(reply.id)
    if (reply.kind === 'answer') call.resolve(reply.answer)
    else call.reject(new CallFailed(reply.message, reply.code, reply.values))
  }

  #fail(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('The worker has ended.'))
    this.#waiting.clear()
    this.#terminate()
  }
}
