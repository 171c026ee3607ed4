import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { pageCards, pageFiles, pageText } from '../server/build/documentation/page-files.ts'
import { anchorsIn, linksIn } from './docs/compiled.ts'
import { compile, examplesOf } from './docs/examples.ts'
import { sources } from './layers/sources.ts'
import { DOCS, faultOf, linksOf, README, root, SECURITY, targetOf, type Page } from './docs/pages.ts'

const README_MAX_LINES = 150
const PAGE_MAX_LINES = 200
const HEAD = /^---\ntitle: .+\nfor: .+\norder: \d+\n---\n\n# /

/** Stands below the folder of the English page, in one of its language. */
const TRANSLATED = /^docs\/\w+\/(de|fr|es|pt-BR|ja)\//

const PAGES = [README, SECURITY, ...DOCS]
const linesOf = ({ text }: Page): number => text.trimEnd().split('\n').length

describe('README and docs', () => {
  it('say on top of each page what it is called, for whom it is and where it comes', () => {
    assert.deepEqual(
      DOCS.filter(({ text }) => !HEAD.test(text)).map(({ path }) => path),
      [],
    )
  })

  it('are short: a README of 150 lines, pages of 200', () => {
    assert.ok(linesOf(README) <= README_MAX_LINES, `README.md has ${linesOf(README)} lines`)
    assert.deepEqual(
      DOCS.filter((page) => linesOf(page) > PAGE_MAX_LINES).map(({ path }) => path),
      [],
    )
  })

  it('lead to files and headings that are there', () => {
    assert.deepEqual(
      PAGES.flatMap((page) => linksOf(page).map((link) => faultOf(page, link))).filter(Boolean),
      [],
    )
  })

  it('would notice a file and a heading that are gone', () => {
    assert.match(faultOf(README, 'docs/house/nowhere.md'), /there is no/)
    assert.match(faultOf(README, 'docs/house/testing.md#nowhere'), /has no heading/)
  })

  it('are compiled for the documentation, each link to a page and a heading that it draws', () => {
    const files = pageFiles()
    const texts = new Map(files.map((file) => [file.path, pageText(file).blocks]))
    const anchors = (slug: string) =>
      files.flatMap((file) => (file.slug === slug ? [...anchorsIn(texts.get(file.path)!)] : []))
    const faults = files.flatMap(({ path, slug }) =>
      linksIn(texts.get(path)!)
        .filter((link) => !/^(https?:|\/)/.test(link))
        .filter((link) => {
          const [page, anchor] = link.split('#')
          return anchor !== undefined && !anchors(page || slug).includes(anchor)
        })
        .map((link) => `${path}: ${link}`),
    )
    assert.deepEqual(faults, [])
  })

  it('show every element live', () => {
    const shown = pageFiles()
      .flatMap((file) => pageText(file).blocks)
      .flatMap((block) => (block.as === 'element' ? [block.tag] : []))
    const elements = readdirSync(join(root, 'elements')).filter((name) => name.startsWith('os-'))
    assert.deepEqual(shown.toSorted(), [...elements, 'os-embed'].toSorted())
  })

  it('tell staff the same in each of the six languages', () => {
    const staff = pageCards(pageFiles()).filter(({ reader }) => reader === 'staff')
    assert.deepEqual(
      staff.map(({ slug, titles }) => [slug, Object.keys(titles).toSorted().join()]),
      staff.map(({ slug }) => [slug, 'de,en,es,fr,ja,pt-BR']),
    )
  })

  it('have each page in the README', () => {
    const listed = linksOf(README).map((link) => targetOf(README, link))
    const inEnglish = DOCS.map(({ path }) => path).filter((path) => !TRANSLATED.test(path))
    assert.deepEqual(
      inEnglish.filter((path) => !listed.includes(path)),
      [],
    )
  })

  it('are there where a comment cites one', () => {
    const cited = sources
      .filter(({ path }) => path !== 'test/docs.test.ts')
      .flatMap(({ text }) => text.match(/docs\/[a-z]+\/[a-z-]+\.md/g) ?? [])
    assert.ok(cited.length > 0)
    assert.deepEqual(
      cited.filter((path) => !existsSync(join(root, path))),
      [],
    )
  })

  it('have examples that compile, each with its file in the first line', () => {
    const examples = PAGES.flatMap(examplesOf)
    assert.deepEqual(
      examples.filter(({ path }) => path === '').map(({ page, code }) => `${page}: ${code.split('\n')[0]}`),
      [],
    )
    const paths = examples.map(({ path }) => path)
    assert.deepEqual(
      paths.filter((path, index) => paths.indexOf(path) !== index),
      [],
      'two examples are one file',
    )
    assert.equal(compile(examples), '')
  })
})
