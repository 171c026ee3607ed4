import { expect } from '@open-wc/testing'
import type { Layout } from '../../shell/contract/layout.ts'
import { largeLayout, manyApps } from '../../test/browser/large-layout.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleLayout } from '../../test/browser/sample-context.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung'

describe('the states of apps', () => {
  const tenant = inLookOf('wms')
  const mounted = (layout: Partial<Layout>) =>
    mountMiniApp('apps', {
      context: { layout: { ...sampleLayout, ...layout }, tenant },
      route: { basePath: '/apps', tail: '/list' },
    })

  it('says who can help while there is nothing', async () => {
    const app = await mounted({ apps: [] })
    expect(app.find('.os-state').textContent).to.contain('There are no apps for you yet')
    await checkState(app)
  })

  it('draws some of many, and all when asked', async () => {
    const app = await mounted({
      apps: [
        {
          title: 'Many',
          items: manyApps(800).flatMap(({ items }) =>
            items!.map((item) => ({ ...item, notAvailable: false })),
          ),
        },
      ],
    })
    expect(app.findAll('.app')).to.have.length(48)
    app.find('section button').click()
    await app.update({})
    expect(app.findAll('.app')).to.have.length(800)
  })

  it('keeps long names inside', async () => {
    const long = { title: LONG, path: '/long', disabled: true, why: `${LONG} `.repeat(5) }
    const app = await mounted({ apps: [...largeLayout.apps, { title: LONG, items: [long] }] })
    const { scrollWidth, clientWidth } = app.find('.os-page')
    expect(scrollWidth).to.be.at.most(clientWidth)
    await checkState(app)
  })
})
