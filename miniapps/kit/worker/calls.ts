/** Says how far a call is. Throws once nobody wants its answer, where the call runs on the page. */
export type Progress = (done: number, of: number) => void

/**
 * Functions that run in a worker. What they are asked and answer is what a worker can be sent: no
 * functions, no elements.
 */
export type Calls = Readonly<Record<string, (asked: never, progress: Progress) => unknown>>

export interface CallRequest {
  id: number
  name: string
  asked: unknown
}

export type CallReply =
  | { kind: 'ready' }
  | { kind: 'progress'; id: number; share: number }
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'problem'; id: number; message: string; code: string; values: CallFailed['values'] }

/**
 * An error that a call in the worker threw. Its code and values, if it has any, let the app say it in
 * words.
 */
export class CallFailed extends Error {
  readonly code: string
  readonly values: Readonly<Record<string, string | number>>

  constructor(message: string, code = '', values: CallFailed['values'] = {}) {
    super(message)
    this.code = code
    this.values = values
  }
}

/** Answers one request, in a worker or on the page. */
export async function answerCall(
  calls: Calls,
  { id, name, asked }: CallRequest,
  reply: (reply: CallReply) => void,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const progress: Progress = (done, of) => {
    if (!isWanted()) throw new CallFailed('Nobody wants it any more.')
    reply({ kind: 'progress', id, share: done / of })
  }
  try {
    reply({ kind: 'answer', id, answer: await calls[name]!(asked as never, progress) })
  } catch (error) {
    const { message, code = '', values = {} } = error as Error & Partial<CallFailed>
    reply({ kind: 'problem', id, message, code, values })
  }
}
