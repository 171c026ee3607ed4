import type { LitElement } from 'lit'
import type { Look } from '../themes/look-css.ts'
import { tenants } from '../themes/tenants.ts'

/** The portal's, whichever page we are in. */
const ORIGIN = new URL(import.meta.url).origin

type Wearer = LitElement & { tenant: string }

/** How long an element waits for its look before it is drawn without. */
const PATIENCE_MS = 3000

const CODES: ReadonlySet<string> = new Set(tenants.map(({ code }) => code))
const loading = new Map<string, Promise<Look>>()
/** A style sheet holds in the document that made it. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/**
 * Dresses an element's `.look` in its tenant's tokens. They stand in the shadow, so the page around takes none of them;
 * an element without a tenant wears what the page has.
 */
export class TenantLook {
  readonly #wearer: Wearer
  #code = ''
  #dressing: Promise<unknown> = Promise.resolve()
  #worn: CSSStyleSheet | undefined

  constructor(wearer: Wearer) {
    this.#wearer = wearer
  }

  /**
   * Settles when the element wears its present tenant's look, so that nothing is drawn without; a missing look is worn as
   * none. A look that is long in coming is worn when it is there: the words do not wait for it.
   */
  async ready(): Promise<void> {
    const code = themeOf(this.#wearer.tenant)
    if (code !== this.#code) {
      this.#code = code
      this.#dressing = Promise.race([this.#dress(code), new Promise((done) => setTimeout(done, PATIENCE_MS))])
    }
    await this.#dressing
    if (themeOf(this.#wearer.tenant) !== code) return this.ready() // it changed meanwhile
  }

  /** Whether the look it wears, or waits for, is its present tenant's. */
  get fits(): boolean {
    return themeOf(this.#wearer.tenant) === this.#code
  }

  /** Takes the wearer's own styles along into its document, and dresses it anew there. */
  adopt(): void {
    const { elementStyles } = this.#wearer.constructor as typeof LitElement
    const root = this.#wearer.renderRoot as ShadowRoot
    this.#worn = undefined
    root.adoptedStyleSheets = elementStyles.map((style) =>
      sheetFor(this.#wearer.ownerDocument, 'cssText' in style ? style.cssText : ''),
    )
    this.#dressing = this.#dress(this.#code)
  }

  async #dress(code: string): Promise<void> {
    const look = code ? await lookOf(code).catch(notLoaded) : undefined
    if (this.#code === code) this.#wear(look)
  }

  #wear(look: Look | undefined): void {
    const { ownerDocument } = this.#wearer
    const sheet = look && sheetFor(ownerDocument, look.css)
    if (look) addFonts(look, ownerDocument)
    const root = this.#wearer.renderRoot as ShadowRoot
    const others = root.adoptedStyleSheets.filter((each) => each !== this.#worn)
    root.adoptedStyleSheets = sheet ? [...others, sheet] : others
    this.#worn = sheet
  }
}

/** Spec section 1: an unknown tenant falls back to the default colour schema; what is no code is never asked for. */
function themeOf(tenant: string): string {
  if (!tenant) return ''
  return CODES.has(tenant) ? tenant : 'default'
}

function notLoaded(error: unknown): undefined {
  console.warn("An element goes without its tenant's look.", error)
}

function lookOf(code: string): Promise<Look> {
  const known = loading.get(code)
  if (known) return known
  const asked = load(code)
  loading.set(code, asked)
  asked.catch(() => loading.delete(code))
  return asked
}

/** A script, not a style sheet: the page that embeds us has allowed our scripts already. */
async function load(code: string): Promise<Look> {
  const { default: look } = (await import(/* @vite-ignore */ `${ORIGIN}/themes/${code}.js`)) as {
    default: Look
  }
  return look
}

function sheetFor(page: Document, css: string): CSSStyleSheet {
  const made = sheets.get(page) ?? new Map<string, CSSStyleSheet>()
  sheets.set(page, made)
  const known = made.get(css)
  if (known) return known
  const sheet = new (page.defaultView ?? globalThis).CSSStyleSheet()
  sheet.replaceSync(css)
  made.set(css, sheet)
  return sheet
}

/** Fonts belong to a document, so they carry names that no page uses; each loads when a text needs it. */
function addFonts({ fonts }: Look, page: Document): void {
  const known = new Set([...page.fonts].map(({ family }) => family))
  const { FontFace } = page.defaultView ?? globalThis
  for (const { family, weight, source, unicodeRange } of fonts) {
    if (known.has(family)) continue
    page.fonts.add(
      new FontFace(family, source.replace('url(../', `url(${ORIGIN}/`), {
        weight,
        unicodeRange,
        display: 'swap',
      }),
    )
  }
}
