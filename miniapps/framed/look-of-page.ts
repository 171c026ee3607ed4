import type { Appearance } from '../../shell/contract/entities.ts'
import type { FramedLook } from '../../shell/contract/framed-app.ts'

const DARK = '(prefers-color-scheme: dark)'
/** Each draws the page in other values of the theme. */
const QUERIES = [
  DARK,
  '(prefers-contrast: more)',
  '(prefers-reduced-motion: reduce)',
  '(forced-colors: active)',
]
const ATTRIBUTES = ['data-scheme', 'data-density', 'lang', 'dir']

/** Theme variables and appearance of the page, for a framed page that should look like a part of it. */
export function lookOf(appearance: Appearance): FramedLook {
  const root = document.documentElement
  const { scheme } = appearance
  return {
    theme: themeNow(root),
    scheme: scheme === 'system' ? (matchMedia(DARK).matches ? 'dark' : 'light') : scheme,
    appearance,
    language: root.lang,
    direction: root.dir === 'rtl' ? 'rtl' : 'ltr',
  }
}

/** Calls back when the person, the tenant or the system changes that. */
export function onLook(changed: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ATTRIBUTES })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const query of QUERIES) matchMedia(query).addEventListener('change', changed, { signal })
  // another tenant's sheet has come; a load does not bubble
  document.addEventListener('load', ({ target }) => target === themeLink() && changed(), {
    capture: true,
    signal,
  })
}

const themeLink = () => document.querySelector<HTMLLinkElement>('#os-theme')

/**
 * Names stand in the sheet, since not every engine lists a style's custom properties; the values are those of
 * the page.
 */
function themeNow(root: HTMLElement): Record<string, string> {
  const style = getComputedStyle(root)
  const rules = [...(themeLink()?.sheet?.cssRules ?? [])]
  const names = rules.flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : []))
  return Object.fromEntries(
    [...new Set(names)]
      .filter((name) => name.startsWith('--os-'))
      .map((name) => [name, style.getPropertyValue(name).trim()]),
  )
}
