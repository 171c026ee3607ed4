import { appearanceAttributes } from '../../shell/contract/appearance.ts'
import type { FramedLook } from '../../shell/contract/framed-app.ts'

/** As the portal's page is drawn; in a layer, so that each rule of the page's own goes over it. */
const BASE = `@layer agency-os {
html { background: var(--os-color-page); color: var(--os-color-text); font-family: var(--os-font-family); accent-color: var(--os-color-brand-text) }
body { margin: 0; font-size: var(--os-font-size-m); line-height: 1.5 }
:focus-visible { outline: var(--os-focus-ring); outline-offset: 2px }
}`

let base: CSSStyleSheet | undefined

/** The page looks like the one around it. */
export function wear({ theme, scheme, appearance, language, direction }: FramedLook): void {
  const root = document.documentElement
  for (const [name, value] of Object.entries(theme)) root.style.setProperty(name, value)
  root.style.colorScheme = scheme
  root.lang = language
  root.dir = direction
  for (const [name, value] of Object.entries(appearanceAttributes(appearance))) {
    if (value === undefined) delete root.dataset[name]
    else root.dataset[name] = value
  }
  if (base) return
  base = new CSSStyleSheet()
  base.replaceSync(BASE)
  document.adoptedStyleSheets = [base, ...document.adoptedStyleSheets]
}
