import { SLOW_LOAD_NOTICE_MS } from '../config/limits.ts'
import { freshAddress } from '../lifecycle/load-module.ts'
import { loadAsset } from './load-asset.ts'

interface FormOptions {
  root: Element
  submit(values: Record<string, string>): Promise<void>
}

/** What `/assets/feedback.js` exports. */
interface FeedbackScript {
  addFeedbackForm(options: FormOptions): Form
}

interface Form {
  open(): void
  remove(): void
}

const SCRIPT = '/assets/feedback.js'

/** The form of the feedback script, which is loaded when the form is first asked for. */
export class FeedbackForm {
  readonly #options: FormOptions
  #form: Form | undefined
  #address = SCRIPT
  #isGone = false

  constructor(options: FormOptions) {
    this.#options = options
  }

  get isHere(): boolean {
    return this.#form !== undefined
  }

  open(): void {
    this.#form?.open()
  }

  /** False where it cannot be had, or takes longer than somebody waits: what comes later is there for the next time. */
  async load(): Promise<boolean> {
    const late = new Promise<void>((resolve) => setTimeout(resolve, SLOW_LOAD_NOTICE_MS))
    await Promise.race([this.#make(), late])
    if (!this.isHere) this.#address = freshAddress(SCRIPT)
    return this.isHere
  }

  remove(): void {
    this.#isGone = true
    this.#form?.remove()
  }

  async #make(): Promise<void> {
    try {
      const script = await loadAsset<FeedbackScript>(this.#address)
      if (!this.#isGone) this.#form ??= script?.addFeedbackForm(this.#options)
    } catch (error) {
      console.warn('The feedback form could not be made:', error)
    }
  }
}
