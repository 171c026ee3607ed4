import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { after, before, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { buildPackage } from '../build-package.ts'
import { classNameOf } from './element-facts.ts'
import { ELEMENTS, ROOT, sourceOf } from './element-sources.ts'

interface Declaration {
  tagName: string
  attributes: { name: string; fieldName: string }[]
  events: { name: string }[]
  slots: { name: string }[]
  cssParts: { name: string }[]
  cssProperties: { name: string }[]
}

const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
const user = join(ROOT, '.cache/packages/user-of-elements')
let out = ''
const declarations = new Map<string, Declaration>()

before(async () => {
  out = await buildPackage('elements')
  const { modules } = JSON.parse(readFileSync(join(out, 'custom-elements.json'), 'utf8')) as {
    modules: { declarations: [Declaration] }[]
  }
  for (const {
    declarations: [each],
  } of modules)
    declarations.set(each.tagName, each)
})

after(() => rmSync(user, { recursive: true, force: true }))

const textOf = (tag: string) => readFileSync(sourceOf(tag), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!)
const missing = (wanted: readonly string[], listed: readonly { name: string }[]) =>
  wanted.filter((name) => !listed.some((each) => each.name === name))

it('lists every element with each attribute, event, slot, part and CSS property that its source has', async () => {
  const tags = [...ELEMENTS.keys()]
  assert.deepEqual([...declarations.keys()], tags)
  for (const tag of tags) {
    const { attributes, events, slots, cssParts, cssProperties } = declarations.get(tag)!
    const built = (await import(pathToFileURL(join(out, `${tag}.js`)).href)) as Record<
      string,
      { observedAttributes: string[] }
    >
    const source = textOf(tag)
    assert.deepEqual(missing(built[classNameOf(tag)]!.observedAttributes, attributes), [], tag)
    assert.deepEqual(missing(all(source, /new CustomEvent\('([\w-]+)'/g), events), [], tag)
    assert.deepEqual(missing(all(source, /<slot name="?([\w-]+)/g), slots), [], tag)
    assert.deepEqual(missing(all(source, / part="([\w-]+)"/g), cssParts), [], tag)
    assert.deepEqual(missing(all(source, /var\((--os-[\w-]+)/g), cssProperties), [], tag)
  }
})

/** Templates as authors write them, right and wrong, by file. */
const USES: Readonly<Record<string, string>> = {
  'wrapper.tsx': `import { OsBreadcrumbs } from '@agency-os/elements/react'
export const right = <OsBreadcrumbs details={['Site', { name: 'Question 4' }]} selectable onOsBreadcrumbSelect={({ detail }) => detail.index.toFixed()} />
// @ts-expect-error a number is no list
export const wrong = <OsBreadcrumbs details={4} />`,
  'react.tsx': `import '@agency-os/elements/jsx-react'
export const right = <os-breadcrumbs details={['Site']} hide-section onos-breadcrumb-select={({ detail }) => detail.index.toFixed()} />
// @ts-expect-error no such property
export const wrong = <os-tenant-mark tennant="msix" />`,
  'preact.tsx': `/** @jsxImportSource preact */
import '@agency-os/elements/jsx-preact'
export const right = <os-breadcrumbs details={['Site']} onos-breadcrumb-select={({ detail }) => detail.index.toFixed()} />
// @ts-expect-error no such property
export const wrong = <os-tenant-mark tennant="msix" />`,
  'solid.tsx': `/** @jsxImportSource solid-js */
import '@agency-os/elements/jsx-solid'
export const right = <os-breadcrumbs prop:details={['Site']} on:os-breadcrumb-select={({ detail }) => detail.index.toFixed()} />
// @ts-expect-error a number is no list
export const wrong = <os-breadcrumbs prop:details={4} />`,
  'templates.ts': `import '@agency-os/elements/vue'
import '@agency-os/elements/svelte'
import type { GlobalComponents } from 'vue'
import type { SvelteHTMLElements } from 'svelte/elements'
export const svelte: SvelteHTMLElements['os-breadcrumbs'] = { details: ['Site'], 'onos-breadcrumb-select': ({ detail }) => void detail.index }
export const vue: InstanceType<GlobalComponents['os-tenant-mark']>['$props'] = { named: true }`,
}

it('types elements in React, Preact, Solid, Vue and Svelte, and its React components', () => {
  mkdirSync(user, { recursive: true })
  for (const [name, text] of Object.entries(USES)) writeFileSync(join(user, name), text)
  const paths = { '@agency-os/elements/*': ['../elements/*.d.ts'] }
  const compilerOptions = {
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    module: 'ESNext',
    moduleResolution: 'bundler',
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    skipLibCheck: true,
    paths,
  }
  writeFileSync(join(user, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'] }))
  try {
    execFileSync(process.execPath, [TSC, '-p', user], { encoding: 'utf8' })
  } catch (error) {
    assert.fail((error as { stdout: string }).stdout)
  }
})
