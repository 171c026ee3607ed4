import { LitElement, css } from 'lit'
import { WordsController } from '../contract/words-controller.ts'

/** A line with a button at the lower edge of the page, for as long as a state lasts that must not be forgotten. */
export abstract class LowerBanner extends LitElement {
  static override styles = css`
    :host { position: fixed; inset-block: auto 0; inset-inline: 0; z-index: 14; font-family: var(--os-font-family); font-size: var(--os-font-size-m) }
    section {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: var(--os-space-2) var(--os-space-4);
      box-sizing: border-box;
      min-height: 56px;
      padding: var(--os-space-2) var(--os-space-4);
      border-block-start: 3px solid var(--os-color-warning);
      background: var(--os-color-surface-raised);
      box-shadow: var(--os-shadow-m);
      color: var(--os-color-text);
    }
    p { max-width: 72ch; margin: 0; overflow-wrap: anywhere }
    button { min-height: 36px; padding: 0 var(--os-space-4); border: 1px solid var(--os-color-border-strong); border-radius: var(--os-radius-m); background: var(--os-color-surface); color: var(--os-color-text); font: inherit; font-weight: var(--os-font-weight-medium); cursor: pointer }
    button:hover { background: var(--os-color-surface-sunken) }
    button:focus-visible { outline: var(--os-focus-ring); outline-offset: 2px }
  `
  stop: () => void = () => {}
  /** Neither the end of the page nor a notice lies beneath it. */
  readonly #size = new ResizeObserver(([entry]) => {
    const height = `${entry!.contentRect.height}px`
    document.body.style.paddingBlockEnd = height
    document.documentElement.style.setProperty('--os-seen-as-height', height)
  })

  constructor() {
    super()
    this.addController(new WordsController(this))
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#size.observe(this)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#size.disconnect()
    document.body.style.paddingBlockEnd = ''
    document.documentElement.style.removeProperty('--os-seen-as-height')
  }
}
