import type { MiniAppRoot } from './mini-app-element.ts'

/** The part of Angular that puts the styles of components into the page. */
interface StylesHost {
  addStyles(texts: string[]): void
  removeStyles(texts: string[]): void
  addHost(host: Node): void
  removeHost(host: Node): void
}

/**
 * Puts the styles of components on the root as constructed sheets, in place of the `<style>` elements that
 * Angular writes and the portal's policy refuses. They stay until what is answered is called, for the next
 * component that has them.
 */
export function takeStyles(host: StylesHost, root: MiniAppRoot): () => void {
  const scope = root.getRootNode() as ShadowRoot | Document
  const sheets = new Map<string, CSSStyleSheet>()
  host.addStyles = (texts) => {
    for (const text of texts) {
      if (sheets.has(text)) continue
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      sheets.set(text, sheet)
      scope.adoptedStyleSheets.push(sheet)
    }
  }
  host.removeStyles = host.addHost = host.removeHost = () => {}
  return () => {
    const own = new Set(sheets.values())
    scope.adoptedStyleSheets = scope.adoptedStyleSheets.filter((sheet) => !own.has(sheet))
  }
}
