import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { cycles } from './layers/cycles.ts'
import { isTest, layerOf, mayImport } from './layers/layer-rule.ts'
import { colorsIn } from './layers/literal-colors.ts'
import { productFiles, root, sources } from './layers/sources.ts'

const none = (problems: readonly string[]) => assert.ok(problems.length === 0, `\n${problems.join('\n')}`)
const inBrowser = (path: string) => /^(shell|elements|miniapps|themes)\//.test(path) && !isTest(path)
/** Named by the tag of its language. */
const isCatalogue = (path: string) => /\/words\/(portal\/)?[\w-]+\.json$/.test(path)
const isData = (path: string) => /(^|\/)(config|world|reference|data)\//.test(path)

describe('the house', () => {
  it('has files that import only what their layer may', () => {
    none(
      sources.flatMap(({ path, imports }) =>
        imports
          .filter((each) => each.path && !mayImport(path, each.path))
          .map(
            (each) =>
              `${path}:${each.line} imports ${each.path}: ${layerOf(path)} may not import ${layerOf(each.path!)}`,
          ),
      ),
    )
  })

  it('has no import of a file that does not exist or is named without its extension', () => {
    none(
      sources.flatMap(({ path, imports }) =>
        imports
          .filter((each) => each.path && !existsSync(join(root, each.path)))
          .map((each) => `${path}:${each.line} imports ${each.specifier}`),
      ),
    )
  })

  it('has no cycles', () => none(cycles(sources)))

  it('keeps Node out of the browser', () => {
    none(
      sources
        .filter(({ path }) => inBrowser(path))
        .flatMap(({ path, imports }) =>
          imports
            .filter(({ specifier }) => specifier.startsWith('node:'))
            .map(({ specifier, line }) => `${path}:${line} imports ${specifier}`),
        ),
    )
  })

  it("has no barrels but a package's entry", () => {
    const isEntry = (path: string) => path === 'packages/mini-app/contract.ts'
    none(sources.filter(({ barrel, path }) => barrel && !isEntry(path)).map(({ path }) => path))
  })

  it("has no default exports but mini-apps' elements", () => {
    const mayDefault = (path: string) =>
      /^miniapps\/[\w-]+\/index\.ts$|^packages\/vite\/agency-os\.ts$|^packages\/[\w-]+\/templates\/|\.config\.m?[tj]s$|^test\/journeys\/template-world\.ts$|^test\/(misbehaving|checked-apps|foreign-apps)\/|^test\/.*reporter\.(mjs|ts)$|\.d\.ts$/.test(
        path,
      )
    none(
      sources
        .filter(({ path, exportsDefault }) => exportsDefault && !mayDefault(path))
        .map(({ path }) => path),
    )
  })

  it('has no drawer for odds and ends', () => {
    none(
      productFiles().filter((path) =>
        path
          .split('/')
          .slice(0, -1)
          .some((name) => /^(utils?|common|helpers?|types)$/.test(name)),
      ),
    )
  })

  it('has kebab-case file names', () => {
    none(
      productFiles().filter(
        (path) => !isCatalogue(path) && !/^\.?[a-z0-9]+([.-][a-z0-9]+)*$/.test(path.split('/').at(-1)!),
      ),
    )
  })

  it('has files of at most 200 lines', () => {
    const toBeSplit = [
      'elements/os-breadcrumbs/os-breadcrumbs.ts',
      'miniapps/kit/table/data-table.tsx',
      'miniapps/kit/document/open-document.ts',
    ]
    const lines = (text: string) => text.trimEnd().split('\n').length
    none(
      sources
        .filter(
          ({ path, text }) =>
            !isTest(path) && !isData(path) && !toBeSplit.includes(path) && lines(text) > 200,
        )
        .map(({ path, text }) => `${path}: ${lines(text)} lines`),
    )
  })

  it('names colours in themes/ only', () => {
    const exempt = (path: string) => path.startsWith('themes/') || isTest(path) || isData(path)
    const styles = productFiles().filter((path) => path.endsWith('.css') && !exempt(path))
    none([
      ...styles.flatMap((path) =>
        colorsIn(readFileSync(join(root, path), 'utf8')).map((color) => `${path}: ${color}`),
      ),
      ...sources
        .filter(({ path }) => !exempt(path))
        .flatMap(({ path, strings }) =>
          strings.flatMap(({ text, line }) => colorsIn(text).map((color) => `${path}:${line}: ${color}`)),
        ),
    ])
  })
})
