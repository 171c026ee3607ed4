import { elementsWithin } from './elements-within.ts'
import type { Colors } from './page-api.ts'
import { pause } from './rest.ts'

const MOST_NAMED = 8
const TRANSPARENT = /^(transparent|rgba\(.*,\s*0\))$/

/** An element's colours as they are now; what it does not paint itself is left out. */
interface Painted {
  element: HTMLElement
  text: string | undefined
  area: string | undefined
}

/**
 * Colours that stay as they are in the dark scheme and under a theme in which every colour is another one.
 */
export async function colorsOf(
  roots: readonly Element[],
  dress: (scheme: 'light' | 'dark') => Promise<void>,
): Promise<Colors> {
  const light = await painted(roots)
  await dress('dark')
  const dark = await painted(roots)
  await dress('light')
  const other = otherTheme()
  document.adoptedStyleSheets.push(other)
  const changed = await painted(roots)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== other)
  const same = (one: Painted, part: 'text' | 'area') =>
    one[part] !== undefined &&
    [dark, changed].every((all) => all.find(({ element }) => element === one.element)?.[part] === one[part])
  const fixed = light.flatMap((each) => [
    ...(same(each, 'text') ? [`${nameOf(each.element)} has the text colour ${each.text}`] : []),
    ...(same(each, 'area') ? [`${nameOf(each.element)} has the background ${each.area}`] : []),
  ])
  return {
    texts: light.filter(({ text, area }) => text ?? area).length,
    fixed: [
      ...fixed.slice(0, MOST_NAMED),
      ...(fixed.length > MOST_NAMED ? [`and ${fixed.length - MOST_NAMED} more`] : []),
    ],
  }
}

/** After every transition: what a colour is on its way, nobody wrote. */
async function painted(roots: readonly Element[]): Promise<Painted[]> {
  await pause(30)
  const elements = roots.flatMap((root) => [root as HTMLElement, ...elementsWithin(root)])
  for (const animation of elements.flatMap((each) => each.getAnimations()))
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  return elements
    .filter((each) => each.checkVisibility() && !(each instanceof SVGElement))
    .map((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return {
        element,
        text: hasText(element) ? color : undefined,
        area: TRANSPARENT.test(backgroundColor) ? undefined : backgroundColor,
      }
    })
}

const hasText = (element: Element): boolean =>
  [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
  )

/** Every colour of the theme by another one, which no author would choose. */
function otherTheme(): CSSStyleSheet {
  const style = getComputedStyle(document.documentElement)
  const names = new Set([...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(namesIn)))
  const lines = [...names]
    .filter((name) => CSS.supports('color', style.getPropertyValue(name).trim()))
    .map(
      (name, index) =>
        `${name}: rgb(${(index * 37) % 256}, ${(index * 91 + 13) % 256}, ${index % 256}) !important;`,
    )
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:root { ${lines.join(' ')} }`)
  return sheet
}

function namesIn(rule: CSSRule): string[] {
  const inner = 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(namesIn) : []
  return rule instanceof CSSStyleRule
    ? [...inner, ...[...rule.style].filter((name) => name.startsWith('--os-'))]
    : inner
}

function nameOf(element: HTMLElement): string {
  const words = element.textContent.trim().slice(0, 30)
  return `<${element.localName}>${words && ` "${words}"`}`
}
