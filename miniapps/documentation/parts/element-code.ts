import type { Attributes, CodePart, ElementExample } from '../../domain/documentation/block.ts'

/** An element with its attributes and what is in it, as somebody puts it into a page; '' stands for an attribute that is left out. */
export const elementCode = (
  { tag, inner }: Pick<ElementExample, 'tag' | 'inner'>,
  attributes: Attributes,
): readonly CodePart[] => [
  ['keyword', `<${tag}`],
  ...Object.entries(attributes).flatMap(([name, value]) => attributeCode(name, value)),
  ['keyword', '>'],
  ...inner,
  ['keyword', `</${tag}>`],
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
