import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import {
  READERS,
  type PageCard,
  type PageText,
  type Reader,
} from '../../../miniapps/domain/documentation/page.ts'
import { LANGUAGES } from '../../../shell/contract/words.ts'
import { pageBlocks } from './page-blocks.ts'

const root = join(import.meta.dirname, '../../..')
const HEAD = /^---\ntitle: (?<title>.+)\nfor: (?<audience>.+)\norder: (?<order>\d+)\n---\n/

/** The first words of `for` in a page's head say in which part of the tree it stands. */
const AUDIENCES: readonly (readonly [RegExp, Reader])[] = [
  [/^staff\b/, 'staff'],
  [/^agencies\b/, 'agencies'],
  [/^authors of (a )?mini-apps?\b/, 'authors'],
  [/^people who run\b/, 'operators'],
  [/^(everybody|people who (build|work)|authors and translators)\b/, 'engineers'],
]
/** Pages of how to do things come before those of why. */
const FOLDERS = ['staff', 'authors', 'run', 'house', 'design']

interface PageFile {
  /** `docs/staff/de/scoring.md` */
  path: string
  slug: string
  language: string
  title: string
  reader: Reader
  order: number
}

/** All pages in `docs/`, in the order of the tree. */
export function pageFiles(): readonly PageFile[] {
  return readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => pageFile(`docs/${path.replaceAll('\\', '/')}`))
    .toSorted((one, other) => placeOf(one) - placeOf(other) || (one.slug < other.slug ? -1 : 1))
}

const placeOf = ({ reader, slug, order }: PageFile): number =>
  READERS.indexOf(reader) * 10_000 + FOLDERS.indexOf(slug.split('/')[0]!) * 1000 + order

function pageFile(path: string): PageFile {
  const { title, audience, order } = HEAD.exec(readFileSync(join(root, path), 'utf8'))?.groups ?? {}
  if (!title || !audience) throw new Error(`${path} does not begin with title, for and order`)
  const reader = AUDIENCES.find(([begins]) => begins.test(audience))?.[1]
  if (!reader)
    throw new Error(
      `${path}: "for: ${audience}" begins like none of ${String(AUDIENCES.map(([begins]) => begins))}`,
    )
  const parts = path.slice('docs/'.length, -'.md'.length).split('/')
  const language = LANGUAGES.find((each) => each === parts[1])
  const slug = language ? [parts[0], ...parts.slice(2)].join('/') : parts.join('/')
  return { path, slug, language: language ?? 'en', title, reader, order: Number(order) }
}

/** Pages as lists show them, with their titles in each language that they exist in. */
export function pageCards(files: readonly PageFile[]): readonly PageCard[] {
  const english = files.filter(({ language }) => language === 'en')
  return english.map(({ slug, reader }) => ({
    slug,
    reader,
    titles: Object.fromEntries(
      files.filter((file) => file.slug === slug).map(({ language, title }) => [language, title]),
    ),
  }))
}

/** The text of a page. */
export function pageText({ path, title }: Pick<PageFile, 'path' | 'title'>): PageText {
  const markdown = readFileSync(join(root, path), 'utf8').replace(HEAD, '')
  const blocks = pageBlocks(markdown, (href) => resolveLink(path, href))
  return { title, blocks: blocks.filter((block) => block.as !== 'heading' || block.level > 1) } // the title is drawn with the page
}

/**
 * Target of a link: a page of the documentation, the web, the portal itself, or a file that is only named.
 */
export function resolveLink(path: string, href: string): { link: string } | { file: string } {
  if (/^(https?:|#|\/)/.test(href)) return { link: href }
  const [file = '', anchor] = href.split('#')
  const target = relative(root, join(root, dirname(path), file)).replaceAll('\\', '/')
  if (!existsSync(join(root, target))) throw new Error(`${path} leads to ${target}, which is not there`)
  if (!target.startsWith('docs/') || !target.endsWith('.md')) return { file: target }
  return { link: pageFile(target).slug + (anchor ? `#${anchor}` : '') }
}
