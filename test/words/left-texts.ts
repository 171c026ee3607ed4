import { parseSync } from 'vite'
import type { Source } from '../layers/sources.ts'
import { walk } from './word-calls.ts'

const SHOWN =
  /^(aria-label|aria-description|aria-roledescription|title|placeholder|alt|label|subtitle|text|hint|help|heading|emptyText|confirm|cancel)$/i
/** The name is the same in every language. */
const PRODUCT = /Agency OS/g
const KEYS = /^(Ctrl|Alt|Shift)\+/
const WORD = /\p{L}{2,}/u
/** `Try again`, `Your browser did not allow copying.` */
const SENTENCE = /^\p{Lu}[\p{L}’']*(,? [\p{L}\d(“‘{$…–-]\S*)+/u

/** Texts for people that stand in a source, with their line. What is logged or thrown is for developers. */
export function leftTexts({ path, text }: Source): string[] {
  const found: string[] = []
  const note = (start: number, said: string) =>
    WORD.test(said.replaceAll(PRODUCT, '')) &&
    !KEYS.test(said) &&
    found.push(`${path}:${text.slice(0, start).split('\n').length}: ${said.trim().slice(0, 80)}`)
  walk(parseSync(path, text).program, false, (node, _inFunction, parents) => {
    const above = parents.at(-1)
    if (node.type === 'JSXText' && WORD.test(String(node['value']))) note(node.start, String(node['value']))
    if (node.type === 'Literal' && typeof node['value'] === 'string' && !isForDevelopers(parents)) {
      const said = node['value']
      if (SENTENCE.test(said) || (isShownProperty(above) && /^\p{Lu}\p{Ll}/u.test(said)))
        note(node.start, said)
    }
    if (node.type === 'TemplateLiteral' && !isForDevelopers(parents)) {
      const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
      const said = isMarkup(above) ? textOfMarkup(parts.join('${}')) : plainText(parts)
      for (const each of said) note(node.start, each)
    }
  })
  return found
}

interface Node {
  type: string
  [name: string]: unknown
}

const nameOf = (node: unknown): string => (node as { name?: string } | undefined)?.name ?? ''

function isShownProperty(node: Node | undefined): boolean {
  if (node?.type === 'JSXAttribute') return SHOWN.test(nameOf(node['name']))
  return node?.type === 'Property' && SHOWN.test(nameOf(node['key']))
}

function isForDevelopers(parents: readonly Node[]): boolean {
  return parents.some(
    ({ type, callee }) =>
      type === 'TSLiteralType' ||
      type === 'ImportDeclaration' ||
      type === 'ThrowStatement' ||
      (type === 'NewExpression' && /Error|Warning/.test(nameOf(callee))) ||
      (type === 'CallExpression' && /^(console|log)$/.test(nameOf((callee as Node)['object']))) ||
      (type === 'CallExpression' && /^(warn|log|error|debug)/i.test(nameOf(callee))),
  )
}

const isMarkup = (node: Node | undefined): boolean =>
  node?.type === 'TaggedTemplateExpression' && /^(html|svg)$/.test(nameOf(node['tag']))

/** Between tags, and in attributes that people read. */
function textOfMarkup(markup: string): string[] {
  const attributes = [...markup.matchAll(/\s([\w-]+)=("[^"]*|'[^']*|[^\s>]*)/g)].filter(
    ([, name = '', value = '']) => SHOWN.test(name) && WORD.test(value.replaceAll('${}', '')),
  )
  const between = markup
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('${}', ' ')
    .split('\n')
  return [...attributes.map(([all]) => all), ...between.filter((each) => WORD.test(each))]
}

const plainText = (parts: readonly string[]): string[] => {
  const said = parts.join('…')
  return SENTENCE.test(said) ? [said] : []
}
