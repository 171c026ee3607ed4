import { MOST_UPLOADS_AT_ONCE } from '../../../miniapps/domain/document/limits.ts'
import { refusal } from '../refusals.ts'

/** Each is in memory until it is stored: 160 MB at most. */
const MOST_OF_ALL = 16

/** Counts the files that are being sent, so that nobody's slow ones keep others from adding theirs. */
export class UploadSlots {
  readonly #running = new Map<string, number>()
  #all = 0

  /** Answers how to give the slot back. @throws Refusal where there is none */
  take(personId: string): () => void {
    const own = this.#running.get(personId) ?? 0
    if (own >= MOST_UPLOADS_AT_ONCE || this.#all >= MOST_OF_ALL) throw refusal('uploads-too-many')
    this.#running.set(personId, own + 1)
    this.#all++
    return () => {
      const left = this.#running.get(personId)! - 1
      if (left) this.#running.set(personId, left)
      else this.#running.delete(personId)
      this.#all--
    }
  }
}
