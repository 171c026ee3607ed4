import { readFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rolldown, type Plugin } from 'rolldown'
import { titlesAsTheyAre } from '../../server/build/embed-element.ts'
import { looks, wholeLooks } from '../../server/build/looks.ts'
import { sheet } from '../../server/build/sheet.ts'
import { words } from '../../server/build/words.ts'
import { writeDeclarations } from '../write-declarations.ts'
import { classNameOf, elementFacts, type ElementFacts } from './element-facts.ts'
import { ELEMENTS, ROOT, sourceOf } from './element-sources.ts'
import { frameworkTypes, propsModule } from './framework-types.ts'
import { customElementsManifest, htmlCustomData } from './manifests.ts'
import { reactWrapper } from './react-wrapper.ts'

/**
 * The package says itself which elements there are: one module each, with what editors and frameworks know of
 * them.
 */
export async function build(out: string): Promise<void> {
  const tags = [...ELEMENTS.keys()]
  const manifest = JSON.parse(readFileSync(join(out, 'package.json'), 'utf8')) as { version: string }
  const { version } = manifest
  const small = tags.filter((tag) => tag !== WITH_APP)
  const entries = small.map((tag) => sourceOf(tag, 'index.ts'))
  await compile(small, out, { plugins: [looks(entries, version)], parts: '' })
  const forApps = [sheet(), words(), wholeLooks(version), titlesAsTheyAre()]
  await compile([WITH_APP], out, { plugins: forApps, parts: 'embed-' })
  const sources = [...tags.map((tag) => sourceOf(tag)), join(ROOT, 'elements/looks.d.ts')]
  writeDeclarations(ROOT, sources, join(out, 'types'))
  const facts = await Promise.all(tags.map((tag) => elementFacts(tag, out)))
  const files = new Map(filesOf(facts))
  files.set('package.json', json({ ...manifest, exports: exportsOf(facts) }))
  mkdirSync(join(out, 'react'), { recursive: true })
  for (const [name, text] of files) writeFileSync(join(out, name), text)
}

/** An app in it may speak of any token, and of words of the shell. */
const WITH_APP = 'os-embed'

interface Compiling {
  plugins: readonly object[]
  /** Prefix of file names for the parts that its modules share. */
  parts: string
}

/** With Lit outside: a bundler joins it with the page's own. */
async function compile(tags: readonly string[], dir: string, { plugins, parts }: Compiling): Promise<void> {
  const bundle = await rolldown({
    input: Object.fromEntries(tags.map((tag) => [tag, `entry:${tag}`])),
    external: /^lit(\/|$)/,
    checks: { ineffectiveDynamicImport: false },
    plugins: [entryModules, portalOfPage, onServers, ...(plugins as Plugin[])],
  })
  await bundle.write({ dir, entryFileNames: '[name].js', chunkFileNames: `parts/${parts}[name].js` })
  await bundle.close()
}

/** Registers an element and gives its class away. */
const entryModules: Plugin = {
  name: 'entry-modules',
  resolveId: (id) => (id.startsWith('entry:') ? id : undefined),
  load(id) {
    const tag = id.startsWith('entry:') && id.slice('entry:'.length)
    if (!tag) return undefined
    const [index, source] = ['index.ts', undefined].map((name) => JSON.stringify(sourceOf(tag, name)))
    return `import ${index}\nexport { ${classNameOf(tag)} } from ${source}`
  },
}

/** A script of the portal knows it by its own address; one in a bundle of others is told by the page. */
const portalOfPage: Plugin = {
  name: 'portal-of-page',
  transform: (code) =>
    code.replace(
      'new URL(import.meta.url).origin',
      "(globalThis.document?.querySelector('meta[name=agency-os-portal]')?.content ?? '')",
    ),
}

/** A page that is drawn on a server imports elements too, where no element is drawn. */
const onServers: Plugin = {
  name: 'on-servers',
  transform: (code) =>
    code.replace(' extends HTMLElement {', ' extends (globalThis.HTMLElement ?? Object) {'),
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

function filesOf(facts: readonly ElementFacts[]): [name: string, text: string][] {
  const names = (folder: string) =>
    facts.map(({ tag, className }) => `export { ${className} } from './${folder}${tag}.js'\n`).join('')
  return [
    ['custom-elements.json', json(customElementsManifest(facts))],
    ['html-custom-data.json', json(htmlCustomData(facts))],
    ['props.d.ts', propsModule(facts)],
    ...frameworkTypes(facts).map(([name, text]) => [`${name}.d.ts`, text] as [string, string]),
    ['react.js', names('react/')],
    ['react.d.ts', names('react/')],
    ...facts.flatMap((element): [string, string][] => {
      const { tag, className } = element
      const { script, types } = reactWrapper(element)
      return [
        [
          `${tag}.d.ts`,
          `export { ${className} } from './types/${relative(ROOT, sourceOf(tag)).replace(/\.ts$/, '.js')}'\n`,
        ],
        [`react/${tag}.js`, script],
        [`react/${tag}.d.ts`, types],
      ]
    }),
  ]
}

function exportsOf(facts: readonly ElementFacts[]): object {
  const scripts = [...facts.map(({ tag }) => tag), 'react', ...facts.map(({ tag }) => `react/${tag}`)]
  const types = ['props', ...frameworkTypes(facts).map(([name]) => name)]
  return Object.fromEntries([
    ...scripts.map((name) => [`./${name}`, { types: `./${name}.d.ts`, default: `./${name}.js` }]),
    ...types.map((name) => [`./${name}`, { types: `./${name}.d.ts` }]),
    ...['custom-elements.json', 'html-custom-data.json'].map((name) => [`./${name}`, `./${name}`]),
  ])
}
