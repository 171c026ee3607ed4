import assert from 'node:assert/strict'
import { it } from 'node:test'
import { placeRuntime, wordsLinks } from './chunks.ts'

it('names the words of the first page in each language, and no others', () => {
  const chunk = (name: string) => ({ type: 'chunk', name, fileName: `assets/${name}-a1.js` })
  const all = ['words-en', 'words-pt-BR', 'words-ui-en', 'base'].map(chunk)
  const links = wordsLinks(Object.fromEntries(all.map((each) => [each.fileName, each])) as never)
  assert.deepEqual(
    links.map(({ attrs }) => [attrs?.['data-words'], attrs?.['href']]),
    [
      ['en', '/assets/words-en-a1.js'],
      ['pt-BR', '/assets/words-pt-BR-a1.js'],
    ],
  )
})

it('puts the helpers of the bundler into `ui`, for they would be a request of their own', () => {
  const chunk = (name: string, code: string, moduleIds: string[] = []) => ({
    type: 'chunk',
    name,
    fileName: `assets/${name}-a_1.js`,
    code,
    moduleIds,
    imports: ['assets/rolldown-runtime-a_1.js', 'assets/base-a_1.js'],
  })
  const bundle = {
    runtime: chunk('rolldown-runtime', 'var e=(n)=>n+1,t=2;export{t as n,e as t};', [
      '\0rolldown/runtime.js',
    ]),
    ui: chunk('ui', 'import{t as r,n}from"./rolldown-runtime-a_1.js";globalThis.sum=r(n);export{r as z};'),
    page: chunk('page', 'import{n as a}from"./rolldown-runtime-a_1.js";import{z}from"./ui-a_1.js";z(a)'),
  }
  placeRuntime(bundle as never)
  assert.deepEqual(Object.keys(bundle), ['ui', 'page'])
  assert.deepEqual(bundle.ui.imports, ['assets/base-a_1.js'])
  assert.equal(
    bundle.page.code,
    'import{bundlerHelpers}from"./ui-a_1.js";const{n:a}=bundlerHelpers;import{z}from"./ui-a_1.js";z(a)',
  )
  // oxlint-disable-next-line typescript/no-implied-eval -- the test runs what it has built
  new Function(bundle.ui.code.replaceAll(/export\{[^}]*\};/g, ''))()
  assert.equal((globalThis as { sum?: number }).sum, 3)
})
