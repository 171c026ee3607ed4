import { LitElement, type CSSResult, type PropertyValues } from 'lit'
import { VERSION } from 'virtual:looks'
import { keepTexts } from './keep-texts.ts'
import { sheetFor } from './sheet-for.ts'
import { addFonts, lookCss } from './tenant-look.ts'

/**
 * An element that wears its tenant's look: tokens on its `.look`, in the shadow, so the page around takes
 * none of them. One without a tenant wears what the page has.
 */
export abstract class DressedElement extends LitElement {
  /** For a script of another version that comes later. */
  static readonly version = VERSION
  /** Whose look it wears; without one, what the page around has. */
  declare tenant: string

  /** A root that a page has declared gives way to what is drawn here. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren()
    return super.createRenderRoot()
  }

  protected override willUpdate(changed: PropertyValues): void {
    keepTexts(this, changed)
    if (changed.has('tenant')) this.#dress()
  }

  /** In another document, where neither style sheets nor fonts of the first one hold. */
  adoptedCallback(): void {
    if (this.renderRoot && this.ownerDocument.defaultView) this.#dress()
  }

  #dress(): void {
    const page = this.ownerDocument
    const look = lookCss(this.tenant)
    if (look) addFonts(look, page)
    const own = (this.constructor as typeof LitElement).elementStyles as readonly CSSResult[]
    const styles = [...own.map(({ cssText }) => cssText), ...(look ? [look] : [])]
    const root = this.renderRoot as ShadowRoot
    root.adoptedStyleSheets = styles.map((css) => sheetFor(css, page))
  }
}
