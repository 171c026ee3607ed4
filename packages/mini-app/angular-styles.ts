import type { MiniAppRoot } from './mini-app-element.ts'

/** In place of Angular's own, which writes `<style>` elements: the portal's policy takes constructed sheets only. */
export class AngularStyles {
  readonly #scope: ShadowRoot | Document
  readonly #sheets = new Map<string, CSSStyleSheet>()

  constructor(root: MiniAppRoot) {
    this.#scope = root.getRootNode() as ShadowRoot | Document
  }

  addStyles(styles: readonly string[]): void {
    for (const text of styles) {
      if (this.#sheets.has(text)) continue
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      this.#sheets.set(text, sheet)
      this.#scope.adoptedStyleSheets.push(sheet)
    }
  }

  /** They stay until the app ends, for the next component that has them. */
  removeStyles(): void {}
  addHost(): void {}
  removeHost(): void {}

  ngOnDestroy(): void {
    const own = new Set(this.#sheets.values())
    this.#scope.adoptedStyleSheets = this.#scope.adoptedStyleSheets.filter((sheet) => !own.has(sheet))
  }
}
