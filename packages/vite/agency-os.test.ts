import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { build, type Rolldown } from 'vite'
import { oneModule } from './one-module.ts'
import { solidWithPolicy } from './one-policy.ts'
import { oneSheet } from './one-sheet.ts'
import { sharedLibraries } from './shared-libraries.ts'

const CACHE = join(import.meta.dirname, '../../.cache')
mkdirSync(CACHE, { recursive: true })
/** Below the repository, where its libraries are found. */
const root = mkdtempSync(join(CACHE, 'preset-'))
after(() => rmSync(root, { recursive: true }))

async function built(source: string): Promise<Rolldown.OutputChunk> {
  const entry = join(root, 'index.js')
  writeFileSync(entry, source)
  const made = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [oneModule(entry, 'desk'), oneSheet(), sharedLibraries(root, true, undefined)],
    // as projects do that build a library: Vite then leaves process.env to the bundler of somebody else
    build: { write: false, lib: { entry, formats: ['es'] } },
    resolve: { alias: { '@agency-os/vite/with-styles': join(import.meta.dirname, 'with-styles.ts') } },
  })
  const [{ output }] = [made].flat() as [Rolldown.RolldownOutput]
  return output[0]
}

describe('an app that is built with the preset', () => {
  it('leaves Lit and all that it stands on to the portal', async () => {
    const names = ['lit/directives/map.js', 'lit-html/directives/ref.js', '@lit/reactive-element', 'lit-html']
    const { imports } = await built(
      `${names.map((name) => `import '${name}'`).join('\n')}\nexport default class {}`,
    )
    assert.deepEqual(imports.toSorted(), names.toSorted())
  })

  it('asks for no process, which a browser does not have', async () => {
    const { code } = await built('export default class { static mode = process.env.NODE_ENV }')
    assert.match(code, /mode = ["'`]production/)
    assert.doesNotMatch(code, /process/)
  })
})

describe("Solid's templates", () => {
  it('are given the policy by the function that Solid has for it', () => {
    const code =
      'let policy;\nfunction setTrustedTypesPolicy(value) {}\nexport { render, setTrustedTypesPolicy, spread };\n'
    assert.match(
      solidWithPolicy(code)!,
      /^setTrustedTypesPolicy\(globalThis.trustedTypes\?.createPolicy\('agency-os-app'/m,
    )
  })

  it('pass it in a version that assigns text', () => {
    const code = '    t.innerHTML = html;\nexport { render };\n'
    assert.match(
      solidWithPolicy(code)!,
      /createPolicy\('agency-os-app'[^]*t.innerHTML = agencyOsHtml\(html\);/,
    )
  })

  it('stop the build where they are made in another way, instead of an app that no portal can show', () => {
    assert.equal(solidWithPolicy('    t.setHTML(html);\nexport { render };\n'), undefined)
  })
})
