import { elementsWithin } from './elements-within.ts'

const CONTROL = 'a, button, input, select, textarea, summary, [role=option], [role=tab], [role=switch]'
/** Browsers round. */
const SLACK_PX = 1

/** What does not fit at this width when the page reads from the right: outside, cut off, or over each other. */
export function rtlFaults(roots: readonly ParentNode[]): string[] {
  const page = document.documentElement
  const before = new Set(overlaps(roots))
  page.dir = 'rtl'
  try {
    const { scrollWidth, clientWidth } = page
    return [
      ...(scrollWidth > clientWidth
        ? [`the page scrolls sideways: ${scrollWidth} of ${clientWidth} px`]
        : []),
      ...controlsWithin(roots).flatMap(faultsOf),
      ...overlaps(roots).filter((pair) => !before.has(pair)),
    ].map((fault) => `right to left, ${clientWidth} px wide: ${fault}`)
  } finally {
    page.dir = 'ltr'
  }
}

const nameOf = (element: HTMLElement) =>
  `<${element.localName} class="${element.className}"> ${element.textContent?.trim().slice(0, 40) ?? ''}`

const controlsWithin = (roots: readonly ParentNode[]): HTMLElement[] =>
  roots
    .flatMap(elementsWithin)
    .filter(
      (each) =>
        each.matches(CONTROL) && each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )

function faultsOf(control: HTMLElement): string[] {
  const { left, right, width } = control.getBoundingClientRect()
  const { overflowX, textOverflow } = getComputedStyle(control)
  const isOutside =
    width > SLACK_PX && (left < -SLACK_PX || right > innerWidth + SLACK_PX) && !isScrolled(control)
  const isCut = control.clientWidth > SLACK_PX && control.scrollWidth > control.clientWidth + SLACK_PX
  const mayBeCut =
    control.matches('input, select, textarea') || (overflowX !== 'visible' && textOverflow === 'ellipsis')
  return [
    ...(isOutside ? [`${nameOf(control)} lies outside, ${Math.round(left)} to ${Math.round(right)} px`] : []),
    ...(isCut && !mayBeCut ? [`${nameOf(control)} is cut off`] : []),
  ]
}

/** Whether a control may lie outside the page: it stands in a box that scrolls or hides what is too wide. */
function isScrolled(element: HTMLElement): boolean {
  for (let above = element.parentElement; above; above = above.parentElement)
    if (getComputedStyle(above).overflowX !== 'visible') return true
  return false
}

function overlaps(roots: readonly ParentNode[]): string[] {
  const controls = controlsWithin(roots).map((control) => ({ control, box: control.getBoundingClientRect() }))
  return controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter((other) => !one.control.contains(other.control) && cover(one.box, other.box))
      .map((other) => `${nameOf(one.control)} lies over ${nameOf(other.control)}`),
  )
}

const cover = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK_PX &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK_PX
