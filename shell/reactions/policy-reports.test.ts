import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { entryOf } from '../catalogue/entries.ts'
import { miniAppOf, register, unregister } from '../lifecycle/registration.ts'
import { sentenceFor, type Report } from './policy-reports.ts'

const report = (of: Partial<Report>): Report => ({
  effectiveDirective: 'connect-src',
  blockedURI: '',
  sourceFile: '',
  sample: '',
  composedPath: () => [],
  ...of,
})

describe("a report of production's policy", () => {
  const app = { key: 'desk', title: 'Desk', script: 'https://apps.example/desk/desk.js', routes: ['desk'] }
  before(() => {
    configure({}, { miniApps: [app] })
    void register(entryOf('desk')!)
    miniAppOf(entryOf('desk')!)
  })
  after(() => unregister(entryOf('desk')!))

  const SENTENCES: readonly [of: Partial<Report>, sentence: string][] = [
    [
      { blockedURI: 'https://api.example/x' },
      'Mini-app desk does what production\'s policy stops (connect-src: https://api.example/x). Name https://api.example in "connect" of the needs of its entry.',
    ],
    [
      { effectiveDirective: 'style-src-elem', blockedURI: 'inline' },
      "Mini-app desk does what production's policy stops (style-src-elem: inline). Bring styles as adoptedStyleSheets, or insert rules into an empty <style>.",
    ],
    [
      { effectiveDirective: 'trusted-types', blockedURI: 'trusted-types-policy', sample: 'elm' },
      'Mini-app desk does what production\'s policy stops (trusted-types: trusted-types-policy). Name elm in "policies" of the needs of its entry.',
    ],
    [
      { effectiveDirective: 'script-src', blockedURI: 'eval' },
      "Mini-app desk does what production's policy stops (script-src: eval). Build it without eval and new Function.",
    ],
    [
      { effectiveDirective: 'require-trusted-types-for', blockedURI: 'trusted-types-sink' },
      "Mini-app desk does what production's policy stops (require-trusted-types-for: trusted-types-sink). Make elements in place of innerHTML, or trustedTypes.createPolicy('agency-os-app', …), which every portal allows.",
    ],
  ]
  for (const [of, sentence] of SENTENCES) {
    it(`names the mini-app and the remedy for ${of.effectiveDirective ?? 'connect-src'}`, () => {
      expect(sentenceFor(report({ sourceFile: 'https://apps.example/desk/chunk-1.js', ...of }))).to.equal(
        sentence,
      )
    })
  }

  it('blames the page where no mini-app had a part, and nobody for the development server', () => {
    expect(
      sentenceFor(report({ effectiveDirective: 'img-src', blockedURI: 'https://i.example/a.png' })),
    ).to.match(/^The page does .* Name https:\/\/i\.example in IMAGE_ORIGINS\.$/)
    expect(sentenceFor(report({ sourceFile: `${location.origin}/@vite/client` }))).to.equal(undefined)
  })
})
