const BLOCK = /([^{}]*)\{([^{}]*)\}/g
const COMMENT = /\/\*[\s\S]*?\*\//g
const TOKEN = /var\(--os-color-([a-z0-9-]+)/g
const DRAWS = /^(color|fill|stroke|caret-color|accent-color|text-decoration|text-decoration-color|outline(-color)?|border(-[a-z-]+)?)$/
const FILLS = /^background(-color)?$/
/** An area so thin is a line, whatever paints it. */
const THIN = /^(height|width|block-size|inline-size)$/

/** A colour token that a rule draws text, a line or a shape with. */
export interface Drawn {
  token: string
  selector: string
}

/** What a style draws with tokens, its areas left out; an edge in the colour of the area it surrounds belongs to that area. */
export function drawnColors(style: string): Drawn[] {
  return [...style.replaceAll(COMMENT, '').matchAll(BLOCK)].flatMap(([, selector, body]) => {
    const declared = body!.split(';').map((line) => line.split(/:(.*)/s).map((part) => part.trim()) as [name: string, value: string])
      .filter(([, value]) => value !== undefined)
    const areas = new Set(declared.flatMap(([name, value]) => (FILLS.test(name) ? tokensIn(value) : [])))
    const isLine = declared.some(([name, value]) => THIN.test(name) && /^[1-4]px$/.test(value))
    const drawn = declared.filter(([name, value]) => DRAWS.test(name) || (name === 'box-shadow' && value.startsWith('inset')))
      .flatMap(([name, value]) => tokensIn(value).filter((token) => !(name.startsWith('border') && areas.has(token))))
    return [...drawn, ...(isLine ? areas : [])].map((token) => ({ token, selector: selector!.trim() }))
  })
}

const tokensIn = (value: string): string[] => [...value.matchAll(TOKEN)].map(([, name]) => name!)
