import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sourcesOf } from '../../server/build/looks.ts'
import { sourceOf } from './element-sources.ts'

export interface PropertyFact {
  name: string
  /** Undefined where the property has no attribute. */
  attribute?: string
  isBoolean: boolean
  type: string
  description: string
}

interface Named {
  name: string
}

/** All that a page may know of an element. */
export interface ElementFacts {
  tag: string
  className: string
  description: string
  properties: readonly PropertyFact[]
  events: readonly (Named & { type: string })[]
  slots: readonly Named[]
  parts: readonly Named[]
  cssProperties: readonly Named[]
}

interface LitClass {
  name: string
  elementProperties: ReadonlyMap<string, { attribute?: string | boolean; type?: unknown; state?: boolean }>
}

/**
 * Reads an element: its properties from the built class, what they mean from the sources that the class is
 * made of.
 */
export async function elementFacts(tag: string, out: string): Promise<ElementFacts> {
  const className = classNameOf(tag)
  const modules = (await import(pathToFileURL(join(out, `${tag}.js`)).href)) as Record<string, LitClass>
  const sources = sourcesOf([sourceOf(tag)])
  const text = sources.join('\n')
  return {
    tag,
    className,
    description: commentBefore(sources[0]!, `export class ${className}`),
    properties: propertiesOf(modules[className]!, text),
    events: eventsOf(text),
    slots: unique(text, /<slot(?: name="?([\w-]+))?/g),
    parts: unique(text, / part="([\w-]+)"/g),
    cssProperties: unique(text, /var\((--os-[\w-]+)/g),
  }
}

/** `os-tenant-mark` -> `OsTenantMark`. */
export const classNameOf = (tag: string): string =>
  tag.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase())

function propertiesOf({ elementProperties }: LitClass, text: string): PropertyFact[] {
  const shown = [...elementProperties].filter(([, { state }]) => !state)
  return shown.map(([name, { attribute, type }]) => {
    const declaration = new RegExp(
      `(?:declare (?:readonly )?|get )${name}(?:\\(\\))?: (.*?)(?: \\{)?$`,
      'm',
    ).exec(text)
    return {
      name,
      ...(attribute !== false && {
        attribute: typeof attribute === 'string' ? attribute : name.toLowerCase(),
      }),
      isBoolean: type === Boolean,
      type: declaration?.[1] ?? 'string',
      description: declaration ? commentBefore(text, declaration[0]) : '',
    }
  })
}

/** Its own, and those of the browser that it sends on out of its shadow. */
export const eventsOf = (text: string) => [
  ...[...text.matchAll(/^\s+'(os-[\w-]+)': (CustomEvent<.*>)$/gm)].map(([, name, type]) => ({
    name: name!,
    type: type!,
  })),
  ...unique(text, /new Event\('(\w+)'/g).map(({ name }) => ({ name, type: 'Event' })),
]

const unique = (text: string, pattern: RegExp): Named[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))].map((name) => ({ name }))

function commentBefore(text: string, words: string): string {
  const before = text.slice(0, text.indexOf(words))
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before) ?? []
  return comment.replaceAll(/\s*\n\s*\* ?/g, ' ').trim()
}
