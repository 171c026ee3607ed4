import { readdirSync, readFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown, type Plugin } from 'rolldown'
import { looks } from '../../server/build/looks.ts'
import { writeDeclarations } from '../write-declarations.ts'
import { classNameOf, elementFacts, type ElementFacts } from './element-facts.ts'
import { frameworkTypes, propsModule } from './framework-types.ts'
import { customElementsManifest, htmlCustomData } from './manifests.ts'
import { reactWrapper } from './react-wrapper.ts'

const ROOT = join(import.meta.dirname, '../..')
const ELEMENTS = join(ROOT, 'elements')

/**
 * The package says itself which elements there are: one module each, with what editors and frameworks know of
 * them.
 */
export async function build(out: string): Promise<void> {
  const tags = readdirSync(ELEMENTS).filter((name) => name.startsWith('os-'))
  const manifest = JSON.parse(readFileSync(join(out, 'package.json'), 'utf8')) as { version: string }
  await compile(tags, out, manifest.version)
  const sources = tags.map((tag) => join(ELEMENTS, tag, `${tag}.ts`))
  writeDeclarations(ROOT, [...sources, join(ELEMENTS, 'looks.d.ts')], join(out, 'types'))
  const facts = await Promise.all(tags.map((tag) => elementFacts(ROOT, tag, out)))
  const files = new Map(filesOf(facts))
  files.set('package.json', json({ ...manifest, exports: exportsOf(facts) }))
  mkdirSync(join(out, 'react'), { recursive: true })
  for (const [name, text] of files) writeFileSync(join(out, name), text)
}

/** With Lit outside: a bundler joins it with the page's own. */
async function compile(tags: readonly string[], dir: string, version: string): Promise<void> {
  const entries = tags.map((tag) => join(ELEMENTS, tag, 'index.ts'))
  const bundle = await rolldown({
    input: Object.fromEntries(tags.map((tag) => [tag, `entry:${tag}`])),
    external: /^lit(\/|$)/,
    plugins: [entryModules, portalOfPage, looks(entries, version) as Plugin],
  })
  await bundle.write({ dir, entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' })
  await bundle.close()
}

/** Registers an element and gives its class away. */
const entryModules: Plugin = {
  name: 'entry-modules',
  resolveId: (id) => (id.startsWith('entry:') ? id : undefined),
  load(id) {
    const tag = id.startsWith('entry:') && id.slice('entry:'.length)
    if (!tag) return undefined
    const at = (name: string) => JSON.stringify(join(ELEMENTS, tag, name))
    return `import ${at('index.ts')}\nexport { ${classNameOf(tag)} } from ${at(`${tag}.ts`)}`
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
        [`${tag}.d.ts`, `export { ${className} } from './types/elements/${tag}/${tag}.js'\n`],
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
