import { $announcement } from '../stores/notices.ts'

/** Says one polite sentence at a time to assistive technology; the shell's styles keep it out of sight. */
export class OsAnnouncer extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback(): void {
    this.role = 'status'
    this.#stop = $announcement.subscribe(({ text }) => {
      if (text || this.textContent) this.textContent = text
    })
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }
}
