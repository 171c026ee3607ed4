import { type UploadHost, uploadHost } from './upload-host.ts'

/** The reader of the file that is open, and which of its steps was begun last. */
export class UploadSession {
  #host: UploadHost | undefined
  #turn = 0

  host(): UploadHost {
    return (this.#host ??= uploadHost())
  }

  /** Lets go of the file; what is still under way counts no more. */
  end(): void {
    this.#turn++
    this.#host?.end()
    this.#host = undefined
  }

  /** Begins a step; returned is whether no other one has begun since. */
  begin(): () => boolean {
    const own = ++this.#turn
    return () => own === this.#turn
  }
}
