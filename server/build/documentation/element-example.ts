import type { ElementExample, ExampleNode } from '../../../miniapps/domain/documentation/block.ts'
import { codeParts } from './code-parts.ts'

const WHOLE = /^<(?<tag>os-[\w-]+)(?<attributes>(?:"[^"]*"|'[^']*'|[^>"'])*)>(?<inner>[\s\S]*)<\/\k<tag>>$/
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)"|='([^']*)')?/g
/** A tag that opens or closes, or text. */
const PIECE = /<(\/?)([\w-]+)((?:"[^"]*"|'[^']*'|[^>"'])*)>|([^<]+)/g
const VOID = new Set(['input', 'br', 'img'])

/** A block of one element, which is drawn as it stands; its own attributes may be changed by the reader. */
export function elementExample(code: string): ElementExample {
  const { tag, attributes, inner } = WHOLE.exec(code.trim())?.groups ?? {}
  if (!tag) throw new Error(`An example of an element is one element, not ${code}`)
  return {
    as: 'element',
    tag,
    attributes: attributesOf(attributes!),
    children: childrenOf(inner!),
    inner: inner ? codeParts('html', inner) : [],
  }
}

/** `="false"` is an attribute that is left out until somebody turns it on. */
const attributesOf = (text: string): Record<string, string | boolean> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name, inDouble, inSingle]) => {
      const value = inDouble ?? inSingle
      return [name!, value === 'false' ? false : (value ?? true)]
    }),
  )

function childrenOf(markup: string): readonly ExampleNode[] {
  const root: ExampleNode[] = []
  const open = [{ tag: '', children: root }]
  for (const [, closes, tag, attributes = '', text] of markup.matchAll(PIECE)) {
    const { children } = open.at(-1)!
    if (text !== undefined) children.push(text)
    else if (!closes) {
      const node = { tag: tag!, attributes: attributesOf(attributes), children: [] }
      children.push(node)
      if (!VOID.has(tag!)) open.push(node)
    } else if (open.pop()?.tag !== tag) throw new Error(`</${tag}> closes another element in ${markup}`)
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)!.tag}> is not closed in ${markup}`)
  return root
}
