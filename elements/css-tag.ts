import { sheetFor } from './sheet-for.ts'

/**
 * Lit's module of this name in 400 bytes less, for the files of single elements: no `<style>` for browsers
 * without constructed sheets, which none of ours is, and no words for developers, who have read them in the
 * tests.
 */
interface Style {
  cssText: string
}

export const css = (texts: TemplateStringsArray, ...styles: readonly Style[]): Style => ({
  cssText: styles.reduce((text, { cssText }, at) => text + cssText + texts[at + 1], texts[0]!),
})

export const unsafeCSS = (cssText: string): Style => ({ cssText })

export function adoptStyles(root: ShadowRoot, styles: readonly Style[]): void {
  root.adoptedStyleSheets = styles.map(({ cssText }) => sheetFor(cssText, root.ownerDocument))
}

export const getCompatibleStyle = (style: Style): Style => style
export const supportsAdoptingStyleSheets = true
export const CSSResult = Object
