const BLOCK = /([^{}]*)\{([^{}]*)\}/g
const COMMENT = /\/\*[\s\S]*?\*\//g
/** Closed: of a name that a template puts together only a part is here. */
const TOKEN = /var\(--os-color-([a-z0-9-]+)\s*[,)]/g
const DRAWS =
  /^(color|fill|stroke|caret-color|accent-color|text-decoration|text-decoration-color|outline(-color)?|border(-[a-z-]+)?)$/
const FILLS = /^background(-color)?$/
/** An area so thin is a line, whatever paints it. */
const THIN = /^(height|width|block-size|inline-size)$/

/** Buttons and fields, by their element or by the class that makes them look so. */
const CONTROL =
  /^(input|select|textarea|button)(?![\w-])|\.(os-input|os-button|button(-\w+)?|primary|secondary|quiet)(?![\w-])/
const OUT_OF_USE = /:disabled|aria-disabled/

/** A colour token that a rule draws text, a line or a shape with. */
export interface Drawn {
  token: string
  selector: string
  /** It is the edge of a box. */
  isEdge: boolean
}

/** What a style draws with tokens, its areas left out; an edge in the colour of the area it surrounds belongs to that area. */
export function drawnColors(style: string): Drawn[] {
  return [...style.replaceAll(COMMENT, '').matchAll(BLOCK)].flatMap(([, selector, body]) => {
    const declared = body!
      .split(';')
      .map((line) => line.split(/:(.*)/s).map((part) => part.trim()) as [name: string, value: string])
      .filter(([, value]) => value !== undefined)
    const areas = new Set(declared.flatMap(([name, value]) => (FILLS.test(name) ? tokensIn(value) : [])))
    const isLine = declared.some(([name, value]) => THIN.test(name) && /^[1-4]px$/.test(value))
    const drawn = declared
      .filter(([name, value]) => DRAWS.test(name) || (name === 'box-shadow' && value.startsWith('inset')))
      .flatMap(([name, value]) =>
        tokensIn(value).map((token) => ({ token, isEdge: name.startsWith('border') })),
      )
      .filter(({ token, isEdge }) => !(isEdge && areas.has(token)))
    const lines = isLine ? [...areas].map((token) => ({ token, isEdge: false })) : []
    return [...drawn, ...lines].map((each) => ({ ...each, selector: selector!.trim() }))
  })
}

/** Whether a rule is for something to press or to fill in, unless it is out of use: WCAG 1.4.11 leaves that out. */
export function isForControls(selector: string): boolean {
  const plain = selector.replaceAll(/:not\([^()]*\)/g, '')
  return (
    !OUT_OF_USE.test(plain) &&
    plain.split(/[,()]/).some((part) =>
      CONTROL.test(
        part
          .trim()
          .split(/[\s>+~]+/)
          .at(-1)!,
      ),
    )
  )
}

const tokensIn = (value: string): string[] => [...value.matchAll(TOKEN)].map(([, name]) => name!)
