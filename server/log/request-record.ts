import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of a request while it is answered; its one line in the log is made of it. */
export interface RequestRecord {
  /** Sent back in `X-Request-Id` and repeated in every problem. */
  id: string
  /** The pattern that its address fits: the address itself may name people. */
  route: string
  personId?: string
  /** Code of the refusal. */
  refusal?: string
}

const running = new AsyncLocalStorage<RequestRecord>()

/** Whatever is done inside, and later because of it, belongs to this request. */
export const inRequest = <Result>(record: RequestRecord, work: () => Result): Result =>
  running.run(record, work)

/** Undefined outside of requests, as at the start. */
export const currentRequest = (): Readonly<RequestRecord> | undefined => running.getStore()

/** Notes what was found out about the request that is being answered. */
export function noteOfRequest(note: Partial<Omit<RequestRecord, 'id'>>): void {
  const record = running.getStore()
  if (record) Object.assign(record, note)
}
