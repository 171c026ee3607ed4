import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { PageSection } from '../../../miniapps/domain/documentation/page.ts'
import { LANGUAGES, type Language } from '../../../shell/contract/words.ts'
import { API_TITLES } from '../../../miniapps/domain/documentation/api-titles.ts'
import { knownErrors } from './known-errors.ts'
import { pageCards, pageFiles, pageText } from './page-files.ts'
import { pageSections } from './page-sections.ts'

const NAME = 'virtual:documentation'
const root = join(import.meta.dirname, '../../..')

/**
 * `import { PAGES, loadPage } from 'virtual:documentation'`: the pages of `docs/` as trees that a browser draws without a
 * parser, each a module of its own that comes when it is opened; the text that is searched, and what errors are known.
 */
export function documentation(): Plugin {
  return {
    name: 'documentation',
    resolveId: (source) => (source.startsWith(NAME) ? `\0${source}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined
      for (const { path } of pageFiles()) this.addWatchFile(join(root, path))
      return moduleOf(
        id
          .slice(NAME.length + 1)
          .split('/')
          .filter(Boolean),
      )
    },
  }
}

/**
 * The code of `virtual:documentation`, or of what stands below it: `page/de/staff/scoring`, `search/de`,
 * `errors/de`, `cards`.
 */
export async function moduleOf([kind, language = 'en', ...slug]: readonly string[]): Promise<string> {
  switch (kind) {
    case 'page':
      return asModule(pageText(fileOf(language, slug.join('/'))))
    case 'search':
      return asModule(sectionsIn(language))
    case 'cards':
      return asModule(pageCards(pageFiles()))
    case 'errors':
      return asModule(await knownErrors(language as Language))
    default:
      return listModule()
  }
}

/** Strings are parsed faster than literals. */
const asModule = (data: unknown): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(data))})`

function fileOf(language: string, slug: string) {
  const file = pageFiles().find((each) => each.language === language && each.slug === slug)
  if (!file) throw new Error(`There is no page ${slug} of the documentation in ${language}`)
  return file
}

/** Search text of the pages in this language; the reference of APIs is written in English. */
const sectionsIn = (language: string) => [
  ...pageFiles()
    .filter((file) => file.language === language)
    .flatMap((file) => pageSections(file.slug, pageText(file))),
  ...(language === 'en' ? API_SECTIONS : []),
]

const API_SECTIONS: readonly PageSection[] = Object.entries(API_TITLES).map(([name, title]) => ({
  slug: `apis/${name}`,
  title,
  heading: '',
  anchor: '',
  text: `API /api/${name}`,
}))

function listModule(): string {
  const files = pageFiles()
  const pages = files.map(({ language, slug }) => `${language}/${slug}`)
  return `import PAGES from '${NAME}/cards'
export { PAGES }
const pages = ${loaders('page', pages)}
const search = ${loaders('search', LANGUAGES)}
const errors = ${loaders('errors', LANGUAGES)}
export const loadPage = async (language, slug) => (await pages[language + '/' + slug]()).default
export const loadSections = async (language) => {
  const [own, english] = await Promise.all([search[language](), search.en()])
  const slugs = new Set(own.default.map(({ slug }) => slug))
  return [...own.default, ...english.default.filter(({ slug }) => !slugs.has(slug))]
}
export const loadErrors = async (language) => (await errors[language]()).default
`
}

const loaders = (kind: string, names: readonly string[]): string =>
  `{${names.map((name) => `'${name}': () => import('${NAME}/${kind}/${name}')`).join()}}`
