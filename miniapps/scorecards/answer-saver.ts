import type { Answer } from '../domain/scorecards/scorecard.ts'
import {
  answerValue,
  canBeSaved,
  changedValue,
  looksSame,
  sameValue,
  type AnswerValue,
} from './answer-value.ts'
import { RequestError } from '../kit/bridge/request-json.ts'
import { RETRY_AFTER_MILLIS, TEXT_PAUSE_MILLIS } from './limits.ts'
import { mayRetry, restoredEntry, type Entry } from './entry.ts'
import type { SaverPorts } from './saver-ports.ts'
import { CLOSED, failureOf, isUnsaved, retriesItself, type Failure } from './save-state.ts'

const INCOMPLETE: Partial<Entry> = { state: { kind: 'incomplete' }, failure: null }

const failed = (failure: Failure): Partial<Entry> => ({ state: { kind: 'failed' }, failure })

/** Saves one question's answer: a draft first, then one request at a time, of which the latest wins. */
export class AnswerSaver {
  entry: Entry
  readonly #ports: SaverPorts
  /** What the server holds, in the words it was sent in. */
  #base: AnswerValue
  #maybeStored: readonly AnswerValue[] = []
  #flight: Promise<void> | null = null
  #again = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #stopped = false

  constructor(stored: Answer | null, ports: SaverPorts) {
    this.#ports = ports
    this.#base = answerValue(stored)
    const draft = ports.draft.read()
    this.entry = restoredEntry(stored, draft)
    if (draft && !this.entry.restored) ports.draft.clear()
    this.#maybeStored = draft?.maybeStored ?? []
  }

  /** Sends what was restored. */
  start(): void {
    this.#stopped = false
    if (this.entry.state.kind === 'waiting') void this.#send()
  }

  /** Sends what is waiting, and no longer tries again by itself. */
  stop(): void {
    this.#stopped = true
    void this.flush()
  }

  /** Takes what was entered: levels are saved at once, text when typing pauses. */
  change(part: Partial<AnswerValue>, when: 'now' | 'after-pause'): void {
    const value = changedValue(this.entry.value, part)
    this.#set({ value })
    if (this.entry.state.kind === 'conflict') return this.#writeDraft()
    if (sameValue(value, this.#base) && !this.#flight && this.#maybeStored.length === 0) return this.#settle()
    this.#writeDraft()
    this.#failures = 0
    if (when === 'now') return void this.#send()
    if (!this.#flight) this.#set(canBeSaved(value) ? { state: { kind: 'waiting' } } : INCOMPLETE)
    this.#schedule(TEXT_PAUSE_MILLIS)
  }

  /** Resolves when nothing is waiting or on its way; what failed stays failed. */
  async flush(): Promise<void> {
    if (this.entry.state.kind === 'waiting' || this.#timer !== undefined) void this.#send()
    while (this.#flight) await this.#flight
  }

  /** The button, the `online` event, a new sign-in. */
  retry(): void {
    if (mayRetry(this.entry)) void this.#send()
  }

  keepMine(): void {
    if (this.entry.state.kind !== 'conflict') return
    this.#rebase(this.entry.state.theirs)
    void this.#send()
  }

  takeTheirs(): void {
    if (this.entry.state.kind !== 'conflict') return
    this.#replace(this.entry.state.theirs)
  }

  /** Takes an answer that is newer than the one known, unless something unsaved is on top; whether it did. */
  takeLatest(stored: Answer): boolean {
    const { state, stored: known } = this.entry
    if (isUnsaved(state) || Date.parse(stored.at) <= Date.parse(known?.at ?? '')) return false
    this.#replace(stored)
    return true
  }

  #send(): Promise<void> {
    this.#clearTimer()
    if (this.entry.state.kind === 'conflict') return Promise.resolve()
    this.#again = this.#flight !== null
    if (this.#flight) return this.#flight
    if (!canBeSaved(this.entry.value)) {
      this.#set(INCOMPLETE)
      return Promise.resolve()
    }
    this.#flight = this.#attempt().finally(() => {
      this.#flight = null
      if (this.#again) void this.#send()
    })
    return this.#flight
  }

  async #attempt(): Promise<void> {
    const { value, stored } = this.entry
    this.#maybeStored = [...this.#maybeStored.slice(-4), value]
    this.#writeDraft()
    this.#set({ state: { kind: 'saving' } })
    try {
      this.#confirm(value, await this.#ports.save({ ...value, ifAt: stored?.at ?? null }))
    } catch (error) {
      await this.#refused(value, error)
    }
  }

  #confirm(sent: AnswerValue, stored: Answer): void {
    this.#failures = 0
    this.#rebase(stored, sent)
    if (sameValue(this.entry.value, sent)) return this.#settle()
    this.#writeDraft()
    if (!canBeSaved(this.entry.value)) this.#set(INCOMPLETE)
  }

  async #refused(sent: AnswerValue, error: unknown): Promise<void> {
    if (!(error instanceof RequestError) || error.status !== 409) return this.#fail(error)
    try {
      const { answer, open } = await this.#ports.latest()
      if (answer && looksSame(answerValue(answer), sent)) return this.#confirm(sent, answer)
      if (!open) return this.#set(failed(CLOSED))
      if (!answer || answer.at === this.entry.stored?.at) return this.#fail(error)
      this.#meet(answer)
    } catch (reading) {
      this.#fail(reading)
    }
  }

  /** Another answer is stored: one of our own whose confirmation got lost, or somebody else's. */
  #meet(answer: Answer): void {
    if (this.#maybeStored.some((sent) => sameValue(sent, answerValue(answer)))) {
      this.#rebase(answer)
      this.#again = true
      return
    }
    this.#again = false
    this.#set({ state: { kind: 'conflict', theirs: answer }, failure: null })
  }

  #fail(error: unknown): void {
    const failure = failureOf(error)
    if (!retriesItself(failure.cause)) this.#maybeStored = this.#maybeStored.slice(0, -1)
    this.#set(failed(failure))
    if (this.#again || !retriesItself(failure.cause) || this.#stopped) return
    const wait = RETRY_AFTER_MILLIS[Math.min(this.#failures++, RETRY_AFTER_MILLIS.length - 1)]
    this.#schedule(wait ?? 0)
  }

  #rebase(stored: Answer, value = answerValue(stored)): void {
    this.#base = value
    this.#maybeStored = []
    this.#set({ stored, state: { kind: 'waiting' }, failure: null, restored: false })
  }

  #replace(stored: Answer): void {
    this.#rebase(stored)
    this.#set({ value: this.#base })
    this.#settle()
  }

  /** Nothing is left to save. */
  #settle(): void {
    this.#clearTimer()
    this.#again = false
    this.#ports.draft.clear()
    this.#set({ state: { kind: this.entry.stored ? 'saved' : 'untouched' }, failure: null, restored: false })
  }

  #schedule(millis: number): void {
    this.#clearTimer()
    this.#timer = setTimeout(() => void this.#send(), millis)
  }

  #clearTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #writeDraft(): void {
    const { value, stored } = this.entry
    this.#ports.draft.write({ value, ifAt: stored?.at ?? null, maybeStored: this.#maybeStored })
  }

  #set(part: Partial<Entry>): void {
    this.entry = { ...this.entry, ...part }
    this.#ports.changed(this.entry)
  }
}
