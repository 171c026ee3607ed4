import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { anchorOf } from '../../server/build/documentation/anchor.ts'

export const root = join(import.meta.dirname, '../..')

/** A page of Markdown, by its path in the repository. */
export interface Page {
  path: string
  text: string
}

const pageAt = (path: string): Page => ({ path, text: readFileSync(join(root, path), 'utf8') })

export const README = pageAt('README.md')
export const SECURITY = pageAt('SECURITY.md')
export const DOCS: readonly Page[] = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .toSorted()
  .map((path) => pageAt(join('docs', path)))

const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '').replace(/^ {4}.*$/gm, '')

/** Targets of a page's links to files of the repository, with their anchors. */
export const linksOf = ({ text }: Page): string[] =>
  [...withoutCode(text).matchAll(/\]\((?!https?:|\/)([^)\s]+)\)/g)].map(([, target]) => target!)

const anchorsOf = (text: string): Set<string> =>
  new Set([...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!)))

/** The file that a link leads to. */
export function targetOf({ path }: Page, link: string): string {
  const [file = ''] = link.split('#')
  return file === '' ? path : relative(root, join(root, dirname(path), file))
}

/** The fault of a link; '' without one. */
export function faultOf(page: Page, link: string): string {
  const target = targetOf(page, link)
  if (!existsSync(join(root, target))) return `${page.path}: there is no ${target}`
  const anchor = link.split('#')[1]
  if (anchor === undefined) return ''
  return anchorsOf(readFileSync(join(root, target), 'utf8')).has(anchor)
    ? ''
    : `${page.path}: ${target} has no heading #${anchor}`
}
