import { css, html, nothing, type PropertyDeclarations } from 'lit'
import { DressedElement } from '../dressed-element.ts'
import { elementBase } from '../element-base.ts'
import { sheetFor } from '../sheet-for.ts'
import { cellStyles } from './cell-styles.ts'

declare global {
  interface HTMLElementTagNameMap {
    'os-table': OsTable
  }
  interface HTMLElementEventMap {
    'os-sort': CustomEvent<TableSort>
  }
}

/** The wish for another order: `column` is the `data-sort` of the heading. */
export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

/** Dresses the native table in it, which keeps its cells, their links and its meaning. */
export class OsTable extends DressedElement {
  static override properties: PropertyDeclarations = { tenant: {}, label: {}, isWide: { state: true } }
  static override styles = [
    elementBase,
    css`
    :host { display: block }
    .look { display: block; overflow-x: auto; background: var(--os-color-surface) }
    .look:focus-visible { outline: var(--os-focus-ring); outline-offset: -2px }
  `,
  ]
  /** Name of the part that scrolls; the table's caption. */
  declare label: string
  declare protected isWide: boolean
  readonly #sizes = new ResizeObserver(() => this.#measure())

  constructor() {
    super()
    this.tenant = this.label = ''
    this.isWide = false
    this.addEventListener('click', (event) => this.#press(event))
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#dressCells()
    this.#sizes.observe(this)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#sizes.disconnect()
  }

  override adoptedCallback(): void {
    super.adoptedCallback()
    this.#dressCells()
  }

  /** Cells stand in the tree of the page, where no style of a shadow reaches them. */
  #dressCells(): void {
    const root = this.getRootNode() as Document | ShadowRoot
    const sheet = sheetFor(cellStyles.cssText, this.ownerDocument)
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }

  #measure(): void {
    const frame = this.renderRoot.querySelector('.look')
    this.isWide = frame !== null && frame.scrollWidth > frame.clientWidth
  }

  override render() {
    const { isWide } = this
    const name = this.label || this.querySelector('caption')?.textContent?.trim() || nothing
    return html`<div class="look" role=${isWide ? 'group' : nothing} tabindex=${isWide ? '0' : nothing} aria-label=${isWide ? name : nothing}
      ><slot @slotchange=${() => this.#measure()}></slot></div>`
  }

  #press(event: Event): void {
    const heading = (event.target as Element).closest?.('button')?.closest<HTMLElement>('th[data-sort]')
    if (!heading) return
    const direction = heading.ariaSort === 'ascending' ? 'descending' : 'ascending'
    const detail: TableSort = { column: heading.dataset['sort']!, direction }
    const isTaken = this.dispatchEvent(
      new CustomEvent('os-sort', { bubbles: true, composed: true, cancelable: true, detail }),
    )
    if (!isTaken) return
    for (const other of this.querySelectorAll('th[aria-sort]')) other.removeAttribute('aria-sort')
    heading.ariaSort = direction
  }
}
