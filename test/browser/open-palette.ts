import { sendKeys } from '@web/test-runner-commands'
import { mountMiniApp, type MountOptions } from './mount-mini-app.ts'
import { largeLayout } from './large-layout.ts'
import { sampleBrands } from './sample-context.ts'
import type { Layout, LayoutContext } from '../../shell/contract/layout.ts'
import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import { waitUntil } from './wait-until.ts'

interface PaletteOptions extends Pick<MountOptions, 'portal' | 'route'> {
  layout?: Partial<Layout>
  context?: Partial<LayoutContext>
}

/** The header with its command palette open, as Ctrl+K opens it. */
export async function openPalette({ layout, context, route = {}, portal = {} }: PaletteOptions = {}) {
  const header = await mountMiniApp('header', {
    context: { ...context, layout: { ...largeLayout, brands: sampleBrands, ...layout } },
    route,
    portal: { ...portal, fetch: withoutBell(portal.fetch ?? (async () => Response.json({ data: [] }))) },
  })
  await reopenPalette(header.element)
  const options = () => header.findAll('[role="option"]')
  const active = () =>
    header.element.shadowRoot!.getElementById(
      header.find('[role="combobox"]').getAttribute('aria-activedescendant') ?? '',
    )
  return {
    ...header,
    options,
    titles: () => options().map((option) => option.querySelector('.palette-texts > span')!.textContent),
    groups: () =>
      header.findAll('.palette-list > [role="group"]').map((group) => group.getAttribute('aria-label')),
    active: () => active()?.querySelector('.palette-texts > span')?.textContent,
  }
}

/** What the bell asks is none of the palette's business. */
const withoutBell =
  (fetch: MiniAppPortal['fetch']): MiniAppPortal['fetch'] =>
  (input, init) =>
    typeof input === 'string' && input.startsWith('/api/notifications/')
      ? new Promise(() => {})
      : fetch(input, init)

export async function reopenPalette({ shadowRoot }: HTMLElement): Promise<void> {
  await sendKeys({ press: 'Control+k' })
  await waitUntil(() => shadowRoot!.querySelector('.palette [role="combobox"]'), 'the palette has loaded')
}

/** What choosing does happens once the dialog has given the focus back. */
export const settledPalette = () => new Promise((resolve) => setTimeout(resolve, 20))
