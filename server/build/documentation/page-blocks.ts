import { marked, type MarkedToken, type Token, type Tokens } from 'marked'
import type { Block, Inline } from '../../../miniapps/domain/documentation/block.ts'
import { anchorOf } from './anchor.ts'
import { codeParts } from './code-parts.ts'
import { elementExample } from './element-example.ts'
import { plainText } from './plain-text.ts'

/** Resolves the target of a link. */
export type ResolveLink = (href: string) => { link: string } | { file: string }

/** A page of Markdown as a tree that is drawn without a parser. */
export function pageBlocks(markdown: string, resolve: ResolveLink): readonly Block[] {
  return blocksOf(marked.lexer(markdown), resolve)
}

const blocksOf = (tokens: readonly Token[], resolve: ResolveLink): Block[] =>
  tokens.flatMap((token) => blockOf(token as MarkedToken, resolve) ?? [])

function blockOf(token: MarkedToken, resolve: ResolveLink): Block | undefined {
  const inlines = (within: readonly Token[] = []) => inlinesOf(within, resolve)
  switch (token.type) {
    case 'heading': {
      const of = inlines(token.tokens)
      return { as: 'heading', level: token.depth, id: anchorOf(plainText(of)), of }
    }
    case 'code':
      if (token.lang === 'apps') return { as: 'apps' }
      if (token.lang === 'element') return elementExample(token.text)
      return { as: 'code', language: token.lang ?? '', parts: codeParts(token.lang ?? '', token.text) }
    case 'table':
      return {
        as: 'table',
        head: token.header.map((cell) => inlines(cell.tokens)),
        rows: token.rows.map((row) => row.map((cell) => inlines(cell.tokens))),
      }
    case 'blockquote':
      return { as: 'note', blocks: blocksOf(token.tokens, resolve) }
    case 'list':
      return listOf(token, resolve)
    case 'hr':
      return { as: 'rule' }
    case 'paragraph':
    case 'text':
      return { as: 'paragraph', of: inlines(token.tokens) }
    case 'space':
    case 'def':
      return undefined
    default:
      throw new Error(`No page of the documentation may have ${token.type}: ${token.raw}`)
  }
}

const listOf = ({ ordered, start, items }: Tokens.List, resolve: ResolveLink): Block => ({
  as: 'list',
  start: ordered ? Number(start) : null,
  items: items.map((item) => blocksOf(item.tokens, resolve)),
})

const inlinesOf = (tokens: readonly Token[], resolve: ResolveLink): Inline[] =>
  tokens.flatMap((token) => inlineOf(token as MarkedToken, resolve))

function inlineOf(token: MarkedToken, resolve: ResolveLink): Inline | Inline[] {
  switch (token.type) {
    case 'codespan':
      return { as: 'code', text: token.text }
    case 'strong':
    case 'em':
      return { as: token.type, of: inlinesOf(token.tokens, resolve) }
    case 'link':
      return linkOf(token, resolve)
    case 'image':
      return { as: 'image', source: token.href, text: token.text }
    case 'br':
      return ' '
    case 'text':
      return token.tokens ? inlinesOf(token.tokens, resolve) : unescaped(token.text)
    case 'escape':
      return token.text
    default: // tags in a text are names of elements there
      return token.raw
  }
}

function linkOf({ href, tokens }: Tokens.Link, resolve: ResolveLink): Inline {
  const target = resolve(href)
  const of = inlinesOf(tokens, resolve)
  return 'link' in target ? { as: 'link', to: target.link, of } : { as: 'file', path: target.file, of }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
}
const unescaped = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => ENTITIES[name]!)
