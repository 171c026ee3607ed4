import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { allThemes } from '../../../../themes/all-themes.ts'
import { contrast } from '../../../../themes/color.ts'
import { colorTokens, type ColorToken } from '../../../../themes/color-tokens.ts'
import { SCHEMES } from '../../../../themes/schemes-in-tests.ts'

/** The colour token behind a colour that the browser has computed for an element. */
function tokenOf(color: string, element: Element): ColorToken | undefined {
  const probe = document.createElement('i')
  element.append(probe)
  const tokens = Object.keys(colorTokens(allThemes.get('default')!, SCHEMES[0]!)) as ColorToken[]
  const found = tokens.find((token) => {
    probe.style.color = `var(--os-color-${token})`
    return getComputedStyle(probe).color === color
  })
  probe.remove()
  return found
}

it('the active brand in the switcher is marked at 3:1 or more in every theme', async () => {
  await setViewport({ width: 1440, height: 900 })
  const { find } = await mountMiniApp('header')
  find('.brand-button').focus()
  await sendKeys({ press: 'Enter' })
  const option = find('.brand-option[aria-selected="true"]')
  const { boxShadow, backgroundColor } = getComputedStyle(option)
  const [mark, back] = [
    /^(rgb\([^)]*\)|oklch\([^)]*\)|color\([^)]*\))/.exec(boxShadow)?.[0] ?? '',
    backgroundColor,
  ].map((color) => tokenOf(color, option)!)
  const ratios = [...allThemes.values()]
    .flatMap((theme) => SCHEMES.map((scheme) => ({ theme: theme.name, colors: colorTokens(theme, scheme) })))
    .map(({ theme, colors }) => ({ theme, ratio: contrast(colors[mark!], colors[back!]) }))
  expect(ratios.filter(({ ratio }) => ratio < 3)).to.deep.equal([])
})
