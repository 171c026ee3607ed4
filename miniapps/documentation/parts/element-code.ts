import type { CodePart } from '../../domain/documentation/block.ts'

/**
 * Values by name; `true` stands for an attribute without a value, `false` and '' for one that is left out.
 */
export type Attributes = Readonly<Record<string, string | boolean>>

/** The tag of an element with its attributes, as somebody puts it into a page. */
export const elementCode = (tag: string, attributes: Attributes): readonly CodePart[] => [
  ['keyword', `<${tag}`],
  ...Object.entries(attributes).flatMap(([name, value]) => attributeCode(name, value)),
  ['keyword', `></${tag}>`],
]

function attributeCode(name: string, value: string | boolean): readonly CodePart[] {
  if (value === false || value === '') return []
  if (value === true) return [['name', ` ${name}`]]
  const quoted = value.includes('"') ? `'${value.replaceAll("'", '&#39;')}'` : `"${value}"`
  return [
    ['name', ` ${name}`],
    ['', '='],
    ['string', quoted],
  ]
}
