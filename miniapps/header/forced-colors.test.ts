import { expect } from '@open-wc/testing'
import { emulateMedia, setViewport } from '@web/test-runner-commands'
import { openPalette } from '../../test/browser/open-palette.ts'

describe('the header where the system forces its colours', () => {
  before(() => setViewport({ width: 1440, height: 900 }))
  afterEach(() => emulateMedia({ forcedColors: 'none' }))

  it('shows that the search field has the focus, which a shadow would not', async () => {
    await emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    const { find } = await openPalette()
    const { outlineStyle, outlineWidth } = getComputedStyle(find('.palette-field'))
    expect([outlineStyle, outlineWidth]).to.deep.equal(['solid', '2px'])
  })
})
