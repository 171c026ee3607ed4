import { aTimeout, expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import {
  $displaySettings,
  DEFAULT_SETTINGS,
  changeDisplaySetting,
  followDisplaySetting,
  mergeDisplaySettings,
  resetDisplaySettings,
} from './display-settings.ts'
import { $users, clearMyself } from './users.ts'

let person = 0
/** Somebody whose changes to these values the server refuses. */
const personRefused = (...values: string[]) =>
  `p${++person}${values.map((value) => `+${value}`).join('')}@agency.example`
const received = async (email: string) =>
  (await (await fetch(`/test-api/received/${encodeURIComponent(email)}`)).json()) as Record<string, string>[]
const outcome = (work: Promise<void>) =>
  work.then(
    () => 'stored',
    (error: unknown) => (error as { tag?: string }).tag,
  )

describe('display settings', () => {
  beforeEach(() => {
    configure({ userDetails: '/test-api/settings' })
    resetDisplaySettings()
  })
  afterEach(clearMyself)

  it('start with the product defaults [3.27, 9.4]', () => {
    expect(DEFAULT_SETTINGS).to.deep.equal({
      displayLanguage: 'en-US',
      dateLocale: 'en-gb',
      numberLocale: 'en-gb',
    })
    expect($displaySettings.get()).to.deep.equal(DEFAULT_SETTINGS)
  })

  it('merge what is a locale and ignore the rest [4.19]', () => {
    mergeDisplaySettings({ dateLocale: 'de-de', numberLocale: 'not a locale', displayLanguage: null })
    expect($displaySettings.get()).to.deep.equal({ ...DEFAULT_SETTINGS, dateLocale: 'de-de' })
  })

  for (const [setting, field] of [
    ['displayLanguage', 'language'],
    ['dateLocale', 'dateFormatLocale'],
    ['numberLocale', 'numberFormatLocale'],
  ] as const) {
    it(`change ${setting} at once and store it as the one field ${field} [4.19]`, async () => {
      const email = personRefused()
      const work = changeDisplaySetting(email, setting, 'fr-fr')
      expect($displaySettings.get()[setting]).to.equal('fr-fr')
      await work
      expect(await received(email)).to.deep.equal([{ [field]: 'fr-fr' }])
      expect($displaySettings.get()).to.deep.equal({ ...DEFAULT_SETTINGS, [setting]: 'fr-fr' })
    })
  }

  it('are those of myself too once they are stored, and not before', async () => {
    const email = personRefused('fr-fr')
    $users.setKey('myself', Object.freeze({ ...sampleUser, email, dateLocale: 'en-gb' }))
    const work = changeDisplaySetting(email, 'dateLocale', 'de-de')
    expect($users.get().myself?.dateLocale).to.equal('en-gb')
    await work
    expect($users.get().myself).to.deep.equal({ ...sampleUser, email, dateLocale: 'de-de' })
    expect(Object.isFrozen($users.get().myself)).to.equal(true)
    await outcome(changeDisplaySetting(email, 'dateLocale', 'fr-fr'))
    expect($users.get().myself?.dateLocale).to.equal('de-de')
    followDisplaySetting('dateLocale', 'it-it')
    expect($users.get().myself?.dateLocale).to.equal('it-it')
  })

  it('merge what the server answers, but for a wish on its way, which is newer', async () => {
    const work = changeDisplaySetting(personRefused(), 'dateLocale', 'de-de')
    mergeDisplaySettings({ dateLocale: 'sv-se', numberLocale: 'sv-se' })
    expect($displaySettings.get()).to.deep.equal({
      ...DEFAULT_SETTINGS,
      dateLocale: 'de-de',
      numberLocale: 'sv-se',
    })
    await work
  })

  it('go back when the server refuses', async () => {
    const work = changeDisplaySetting(personRefused('fr-fr'), 'dateLocale', 'fr-fr')
    expect(await outcome(work)).to.equal('HTTP_ERROR')
    expect($displaySettings.get().dateLocale).to.equal('en-gb')
  })

  it('keep the newest of several wishes when an older one fails', async () => {
    const email = personRefused('fr-fr')
    const all = [
      changeDisplaySetting(email, 'dateLocale', 'fr-fr'),
      changeDisplaySetting(email, 'dateLocale', 'de-de'),
    ].map(outcome)
    expect(await Promise.all(all)).to.deep.equal(['stored', 'stored'])
    expect($displaySettings.get().dateLocale).to.equal('de-de')
  })

  it('go back to what the server has when the newest fails', async () => {
    const email = personRefused('it-it')
    const first = outcome(changeDisplaySetting(email, 'dateLocale', 'de-de'))
    await aTimeout(0)
    const second = outcome(changeDisplaySetting(email, 'dateLocale', 'it-it'))
    expect([await first, await second]).to.deep.equal(['stored', 'HTTP_ERROR'])
    expect($displaySettings.get().dateLocale).to.equal('de-de')
  })

  it('go back to where they began when all fail', async () => {
    const email = personRefused('fr-fr', 'it-it')
    await Promise.all(
      [
        changeDisplaySetting(email, 'dateLocale', 'fr-fr'),
        changeDisplaySetting(email, 'dateLocale', 'it-it'),
      ].map(outcome),
    )
    expect($displaySettings.get().dateLocale).to.equal('en-gb')
  })

  it('send one wish after the other, and of those that wait only the newest', async () => {
    const email = personRefused()
    const change = (value: string) => changeDisplaySetting(email, 'numberLocale', value)
    const first = change('fr-fr')
    await aTimeout(0)
    await Promise.all([first, ...['it-it', 'es-es', 'de-de'].map(change)])
    expect((await received(email)).map(({ numberFormatLocale }) => numberFormatLocale)).to.deep.equal([
      'fr-fr',
      'de-de',
    ])
  })

  it('of different kinds do not go back with each other', async () => {
    const email = personRefused('fr-fr')
    const all = [
      changeDisplaySetting(email, 'dateLocale', 'fr-fr'),
      changeDisplaySetting(email, 'numberLocale', 'de-de'),
    ].map(outcome)
    await Promise.all(all)
    expect($displaySettings.get()).to.deep.equal({ ...DEFAULT_SETTINGS, numberLocale: 'de-de' })
  })

  it('keep what was chosen in another tab when an older wish fails, or still waits', async () => {
    const email = personRefused('fr-fr')
    const first = outcome(changeDisplaySetting(email, 'dateLocale', 'fr-fr'))
    await aTimeout(0)
    const second = outcome(changeDisplaySetting(email, 'dateLocale', 'it-it'))
    followDisplaySetting('dateLocale', 'no locale')
    followDisplaySetting('dateLocale', 'de-de')
    expect([await first, await second]).to.deep.equal(['stored', 'stored'])
    expect($displaySettings.get().dateLocale).to.equal('de-de')
    expect((await received(email)).map(({ dateFormatLocale }) => dateFormatLocale)).to.deep.equal(['fr-fr'])
    expect(await outcome(changeDisplaySetting(email, 'dateLocale', 'fr-fr'))).to.equal('HTTP_ERROR')
    expect($displaySettings.get().dateLocale).to.equal('de-de')
  })

  it('stay those of another tab when an older wish is stored late, and are merged again from then on', async () => {
    const email = personRefused()
    $users.setKey('myself', Object.freeze({ ...sampleUser, email }))
    for (const wishes of [['fr-fr'], ['fr-fr', 'it-it']]) {
      const all = wishes.map((value) => changeDisplaySetting(email, 'dateLocale', value))
      followDisplaySetting('dateLocale', 'de-de')
      await Promise.all(all)
      expect([$displaySettings.get().dateLocale, $users.get().myself?.dateLocale]).to.deep.equal([
        'de-de',
        'de-de',
      ])
      mergeDisplaySettings({ dateLocale: 'sv-se' })
      expect($displaySettings.get().dateLocale).to.equal('sv-se')
    }
  })

  it('wait for what is on its way, though another tab has overtaken it', async () => {
    const email = personRefused()
    const first = changeDisplaySetting(email, 'dateLocale', 'fr-fr')
    await aTimeout(0)
    followDisplaySetting('dateLocale', 'de-de')
    let firstEnded = false
    void first.then(() => (firstEnded = true))
    const second = changeDisplaySetting(email, 'dateLocale', 'it-it')
    await waitUntil(async () => (await received(email)).length === 2)
    expect(firstEnded).to.equal(true)
    await second
    expect($displaySettings.get().dateLocale).to.equal('it-it')
  })

  it('are not touched by a late refusal once their person has gone', async () => {
    const work = outcome(changeDisplaySetting(personRefused('fr-fr'), 'dateLocale', 'fr-fr'))
    resetDisplaySettings()
    mergeDisplaySettings({ dateLocale: 'sv-se' })
    await work
    expect($displaySettings.get().dateLocale).to.equal('sv-se')
  })
})
