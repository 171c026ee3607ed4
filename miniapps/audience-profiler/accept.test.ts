import { expect, nextFrame } from '@open-wc/testing'
import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { enter } from '../../test/browser/enter.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { pinPath } from '../domain/document/pin.ts'
import { sectionPath, SOURCE } from '../domain/profiles/profile.ts'
import { editionInTests } from '../kit/audience/source/edition-in-tests.ts'
import { openProfile, profileInTests, sentencesOf } from './profile-app-in-tests.ts'

const toldOf = async (app: MountedMiniApp) => {
  await waitUntil(() => sentencesOf(app).length > 0, 'No portrait', { timeout: 8000 })
  return sentencesOf(app)
}
const pressed = (app: MountedMiniApp, name: string | RegExp) => {
  const button = app
    .findAll<HTMLButtonElement>('button')
    .find((each) => (each.ariaLabel ?? each.textContent).match(name))!
  button.focus()
  button.click()
}
const old = (app: MountedMiniApp) => app.findAll('[data-old]').length > 0
const writeBase = async (app: MountedMiniApp, text: string) => {
  const field = app.find<HTMLInputElement>('[data-path=base] input')
  field.focus()
  enter(field, text)
  await nextFrame()
  field.blur()
}

describe('audience profiler', () => {
  it('lists the portraits of the brand', async () => {
    const app = await mountMiniApp('audience-profiler', profileInTests().mounted())
    await waitUntil(() => app.findAll('tbody a, .os-grid-rows a').length === 1)
  })

  it('tells an audience in one page: size, what sets it apart, bars by section, and how it was computed', async () => {
    const { app } = await openProfile()
    const sentences = await toldOf(app)
    expect(sentences).to.have.length.within(3, 8)
    expect(sentences.join(' ')).to.match(/Television|quiet evening/)
    expect(sentences.every((each) => /times as likely|less likely|as likely/.test(each))).to.equal(true)
    expect(app.find('.profile-size').textContent).to.match(/of the base; \d+ respondents/)
    await waitUntil(() => app.findAll('.profile-section svg').length > 3)
    expect(app.findAll('button').some(({ textContent }) => textContent === 'How computed')).to.equal(true)
  })

  it('asks for an audience first, and takes the one that is chosen', async () => {
    const { app, value } = await openProfile({ fields: { [pinPath(SOURCE)]: null } })
    await waitUntil(() => app.findAll('.os-state').length === 1)
    expect(app.find('.os-state').textContent).to.contain('Choose an audience')
    pressed(app, 'Choose a published audience')
    await waitUntil(() => app.findAll('.chooser-pick').length === 1)
    app.find('.chooser-pick').click()
    await waitUntil(() => (value(pinPath(SOURCE)) as { version: number } | undefined)?.version === 1)
    await toldOf(app)
  })

  it('[Profiler 4] changes all with a new base, sentences too', async () => {
    const { app, value } = await openProfile()
    const before = { sentences: await toldOf(app), size: app.find('.profile-size').textContent }
    await writeBase(app, 'age_band IN (5, 6)')
    await waitUntil(() => value('base') === 'age_band IN (5, 6)')
    await waitUntil(() => app.findAll('.profile-size').some(({ textContent }) => textContent !== before.size))
    const after = await toldOf(app)
    expect(after).not.to.deep.equal(before.sentences)
    expect(after.filter((each) => before.sentences.includes(each))).to.deep.equal([])
    await waitUntil(() => app.findAll('.profile-section svg').length > 0)
  })

  it('says of a base that names no question of the survey what is wrong, and tells nothing', async () => {
    const { app } = await openProfile({ fields: { base: 'moon = 1' } })
    await waitUntil(() => app.findAll('[data-path=base] [aria-invalid=true]').length === 1)
    expect(app.find('[data-path=base]').textContent).to.contain('no question or answer like this: moon')
    expect(sentencesOf(app)).to.deep.equal([])
  })

  it('[Profiler 5] gives a reason in place of a portrait where the base is too small', async () => {
    const { app } = await openProfile({
      editions: [editionInTests('tv = 1 AND region = 8 AND age_band = 1')],
    })
    await waitUntil(() => app.findAll('.os-state').length === 1, 'No reason', { timeout: 8000 })
    expect(app.find('.os-state').textContent).to.match(/No portrait of so few people.*(Below 30|hides)/s)
    expect(app.findAll('.profile-cover, .profile-section')).to.deep.equal([])
  })

  it('keeps an answer that is pinned, and lets it go again', async () => {
    const { app } = await openProfile()
    const [first] = await toldOf(app)
    const [button] = app.findAll<HTMLButtonElement>('.profile-different li button')
    button!.focus()
    button!.click()
    await waitUntil(() => button!.getAttribute('aria-pressed') === 'true')
    expect(sentencesOf(app)[0]).to.equal(first)
    expect(app.element.shadowRoot!.activeElement).to.equal(button)
    button!.click()
    await waitUntil(() => button!.getAttribute('aria-pressed') === 'false')
  })

  it('tells a pinned answer though too few people hold it to be telling', async () => {
    const { app } = await openProfile({ editions: [editionInTests('tv = 1 AND sex = 2')] })
    const before = await toldOf(app)
    const rare = await openProfile({
      editions: [editionInTests('tv = 1 AND sex = 2')],
      fields: { 'pinned/sex%3D1': 'sex=1' },
    })
    const told = await toldOf(rare.app)
    expect(told.filter((each) => !before.includes(each)).join()).to.contain('Sex: “Men”')
  })

  it('keeps the portrait while another base is counted, marked as older', async () => {
    const { app } = await openProfile()
    const before = await toldOf(app)
    const seen: string[] = []
    const watch = new MutationObserver(() => seen.push(`${sentencesOf(app).length} ${old(app)}`))
    watch.observe(app.element.shadowRoot!, { childList: true, subtree: true, attributes: true })
    await writeBase(app, 'age_band IN (5, 6)')
    await waitUntil(() => sentencesOf(app).length > 0 && sentencesOf(app)[0] !== before[0])
    watch.disconnect()
    expect(seen).to.include(`${before.length} true`)
    expect(seen.filter((each) => each.startsWith('0 '))).to.deep.equal([])
    expect(old(app)).to.equal(false)
  })

  it('says where the licence allows no exports', async () => {
    const { app } = await openProfile({ survey: { licence: { exports: false } } })
    await toldOf(app)
    expect(app.find('.profile-head').textContent).to.contain('allows no exports')
    expect(app.findAll('.os-figure').length).to.be.greaterThan(0)
    expect(app.findAll('.os-figure-download')).to.deep.equal([])
  })

  it('leaves out a section that is not wanted, its sentences too', async () => {
    const { app, value } = await openProfile()
    await toldOf(app)
    await waitUntil(() => app.findAll('.profile-choice input').length > 3)
    const media = [...app.findAll<HTMLInputElement>('.profile-choice label')].find(
      ({ textContent }) => textContent === 'Media',
    )!
    media.click()
    await waitUntil(() => value(sectionPath('Media')) === false)
    expect(sentencesOf(app).join(' ')).not.to.contain('Television')
  })

  it('offers a newer edition with both sizes, and changes nothing until it is taken', async () => {
    const [older, newer] = [1, 2].map((version) =>
      editionInTests(version === 1 ? 'tv = 1' : 'streaming = 1', {
        version,
        latest: 2,
        universe: version * 10_000,
      }),
    )
    const { app, value } = await openProfile({ editions: [older!, newer!] })
    const before = await toldOf(app)
    await waitUntil(() => app.findAll('.newer li').length === 1)
    expect(app.find('.newer').textContent).to.contain('20,000,000').and.contain('10,000,000')
    expect(sentencesOf(app)).to.deep.equal(before)
    app.find('.newer button').click()
    await waitUntil(() => (value(pinPath(SOURCE)) as { version: number }).version === 2)
    await waitUntil(() => sentencesOf(app).length > 0 && sentencesOf(app)[0] !== before[0])
  })
})
