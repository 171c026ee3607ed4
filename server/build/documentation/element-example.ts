import type { ElementExample } from '../../../miniapps/domain/documentation/block.ts'

const TAG = /^<(?<tag>os-[\w-]+)(?<attributes>[^>]*)><\/\k<tag>>$/
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)"|='([^']*)')?/g

/** A block of one tag, which is drawn as the element itself. */
export function elementExample(code: string): ElementExample {
  const { tag, attributes } = TAG.exec(code.trim())?.groups ?? {}
  if (!tag) throw new Error(`An example of an element is one empty tag, not ${code}`)
  return {
    as: 'element',
    tag,
    attributes: Object.fromEntries([...attributes!.matchAll(ATTRIBUTE)].map(valueOf)),
  }
}

const valueOf = ([, name, inDouble, inSingle]: RegExpExecArray): [string, string | boolean] => [
  name!,
  inDouble ?? inSingle ?? true,
]
