import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { entryOf, helpOf, isAvailable, scriptOf } from '../catalogue/entries.ts'
import { MINI_APPS } from './miniapps.ts'

/** Spec section 2, mini-application keys, in its order and as file names; the last two are of docs/design/decisions.md. */
const KEYS =
  `data-sources-upload documentation header login sample touchpoints touchpoints-configuration campaigns-list campaigns-setup
audiences audience-data-builder audience-translator audience-composer audience-builder audience-library audience-profiler contacts scorecards
speed-date apps identity-onboarding you-page admin workspace-management media-plan-comparison media-plan-results media-plan-uploader
media-planner market-admin cart architect-junior architect-rf-curves-admin onboarding opportunities retail-compass data-strategy site-speed
budget audience-galaxy provoke-brief four-mores martech media-marketing-mix segment-opportunity-simulator-uk segment-opportunity-simulator-us
market-place idx`.split(/\s+/)

const ENTRIES = [...MINI_APPS.values()]

describe('the mini-app table', () => {
  it('has all keys of the spec [1.9, 2.80]', () => expect([...MINI_APPS.keys()]).to.include.members(KEYS))

  it('gives each its own script address, one for development and one for production [1.5, 2.81]', () => {
    for (const environment of ['dev', 'production'] as const) {
      expect(new Set(ENTRIES.map(({ script }) => script[environment])).size).to.equal(ENTRIES.length)
    }
    expect(entryOf('budget')!.script).to.deep.equal({
      dev: '/miniapps/budget/index.ts',
      production: '/miniapps/budget.js',
    })
  })

  it('loads a built one from its own address in each environment [2.81, 7.30]', () => {
    configure({}, { environment: 'dev' })
    expect(scriptOf(entryOf('scorecards')!)).to.equal('/miniapps/scorecards/index.ts')
    configure()
    expect(scriptOf(entryOf('scorecards')!)).to.equal('/miniapps/scorecards.js')
  })

  it('loads the one shared page for one that is not built, unless the configuration has an address [1.9, 3.46]', () => {
    configure()
    const addresses = ENTRIES.filter(({ built }) => !built).map(scriptOf)
    expect(new Set(addresses)).to.deep.equal(new Set(['/miniapps/not-available.js']))
    const built = ENTRIES.filter((entry) => entry.built)
    expect(built.map(({ key }) => key)).to.include.members(['header', 'login', 'scorecards', 'you-page'])
    expect(built.map(scriptOf)).to.deep.equal(built.map(({ key }) => `/miniapps/${key}.js`))
    configure({}, { scripts: { cart: 'https://apps.example/cart.js' } })
    expect(scriptOf(entryOf('cart')!)).to.equal('https://apps.example/cart.js')
    expect(isAvailable(entryOf('cart')!)).to.equal(true)
    expect(isAvailable(entryOf('martech')!)).to.equal(false)
  })

  it('allows the header six protected events and the user page one, administration one, others none but signing out on the login page [6.36]', () => {
    const allowed = Object.fromEntries(
      ENTRIES.filter(({ allowedEvents }) => allowedEvents.length > 0).map(({ key, allowedEvents }) => [
        key,
        allowedEvents,
      ]),
    )
    expect(allowed).to.deep.equal({
      header: [
        'change-date-format',
        'change-number-format',
        'change-display-language',
        'change-workspace',
        'run-product-tours',
        'logout',
      ],
      login: ['logout'],
      'you-page': ['change-workspace'],
      admin: ['see-as'],
    })
  })

  it('gives each a line icon of its own, but for layout apps', () => {
    expect(ENTRIES.filter(({ icon }) => !icon).map(({ key }) => key)).to.deep.equal(['header', 'login'])
    const icons = ENTRIES.flatMap(({ icon }) => icon || [])
    expect(new Set(icons).size).to.equal(icons.length)
  })

  it('marks header and login as layout apps, and nobody else', () => {
    expect(ENTRIES.filter(({ isLayout }) => isLayout).map(({ key }) => key)).to.deep.equal([
      'header',
      'login',
    ])
  })

  it('has a community and a knowledge-base link for some [2.82]', () => {
    configure(
      {},
      {
        help: {
          communityUrl: 'https://community.example/',
          knowledgeBaseUrl: 'https://help.example/agency-os',
        },
      },
    )
    expect(helpOf(entryOf('scorecards')!)).to.deep.equal({
      communityUrl: 'https://community.example/scorecards',
      knowledgeBaseUrl: 'https://help.example/agency-os/scorecards',
    })
    const helped = ENTRIES.filter((entry) => helpOf(entry).communityUrl).map(({ key }) => key)
    expect(helped).to.include.members(['scorecards', 'audiences', 'campaigns-list'])
    expect(helped.length).to.be.lessThan(ENTRIES.length)
  })

  it('has no links to what the configuration does not name', () => {
    configure({}, { help: { communityUrl: 'https://community.example' } })
    expect(helpOf(entryOf('scorecards')!)).to.deep.equal({
      communityUrl: 'https://community.example/scorecards',
    })
    configure()
    expect(helpOf(entryOf('scorecards')!)).to.deep.equal({})
  })
})
