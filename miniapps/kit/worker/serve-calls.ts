import { answerCall, type CallReply, type CallRequest, type Calls } from './calls.ts'

/** The one line of a worker's script: the page's `workerHost` asks these. */
export function serveCalls(calls: Calls): void {
  const reply = (message: CallReply) => self.postMessage(message)
  self.addEventListener(
    'message',
    ({ data }: MessageEvent<CallRequest>) => void answerCall(calls, data, reply),
  )
  reply({ kind: 'ready' })
}
