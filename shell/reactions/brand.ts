import { safeLocal, safeSession } from '../api/safe-storage.ts'
import { brandLabel } from '../contract/brand-label.ts'
import { brandIdIn } from '../contract/route-template.ts'
import { withWords } from '../contract/words.ts'
import { changeWorkspace } from '../events/change-workspace.ts'
import { $place } from '../stores/place.ts'
import { announce, dismissNotice, notify } from '../stores/notices.ts'
import { $session } from '../stores/session.ts'
import {
  $brands,
  $closedBrands,
  $workspace,
  $workspaces,
  $workspacesById,
  chooseBrand,
} from '../stores/workspaces.ts'
import { words } from '../words/signed-in/words/words.ts'

const BRAND = 'os-brand'

/**
 * The chosen brand outlives the page: this tab's own in session storage, the newest in local storage for new tabs. Where
 * storage is blocked it lasts as long as the page.
 */
export function brandIsKept(): void {
  chooseBrand(safeSession.get(BRAND) ?? safeLocal.get(BRAND) ?? '')
  let last = $workspaces.get().brandId
  $workspaces.listen(({ brandId, organisation }) => {
    if (!brandId && !organisation) safeSession.remove(BRAND) // cleared with its person, who may have chosen none
    if (brandId === last) return
    last = brandId
    if (brandId) safeLocal.set(BRAND, brandId)
  })
  // the default brand is this tab's own as well, once it was shown; one that the person only sees gives way to the first that opens
  $workspace.listen(
    (brand) =>
      brand &&
      (brand.id === $workspaces.get().brandId || !$closedBrands.get().includes(brand)) &&
      safeSession.set(BRAND, brand.id),
  )
}

/** A brand that the person may no longer work in is not their brand any more where they may work in another. */
export function closedBrandGivesWay(): void {
  $closedBrands.listen((closed) => {
    const { brandId } = $workspaces.get()
    const brand = $brands.get().length > 0 && closed.find(({ id }) => id === brandId)
    if (!brand) return
    if (safeLocal.get(BRAND) === brandId) safeLocal.remove(BRAND)
    chooseBrand('')
    if (brandIdIn(location.pathname) !== brandId)
      withWords(() => notify({ kind: 'info', text: words('brand.closed', { brand: brandLabel(brand) }) }))
  })
}

/** Where no address says which brand it is, a change is said: the page looks much the same. */
export function brandChangeIsAnnounced(): void {
  let last = $workspace.get()?.id
  $workspace.listen((brand) => {
    const wasKnown = last !== undefined
    if (brand?.id === last) return
    last = brand?.id
    if (brand && wasKnown && brandIdIn($place.get().route.path) === undefined)
      announce(words('brand.active', { brand: brandLabel(brand) }))
  })
}

/**
 * Another tab chose another brand: this one keeps its own, so that nothing is written to the wrong brand. A brand's page
 * says which one it is in its address; elsewhere the person is told and may follow.
 */
export function otherTabsBrandIsTold(): void {
  let shown: number | undefined
  const withdraw = () => {
    if (shown !== undefined) dismissNotice(shown)
    shown = undefined
  }
  $workspace.listen(withdraw)
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== BRAND || !newValue) return
    withdraw()
    const text = newsOf(newValue)
    if (!text) return
    shown = notify({
      kind: 'info',
      text,
      action: { label: words('brand.follow'), run: () => changeWorkspace(newValue) },
    })
  })
}

/** Undefined where there is nothing to say. */
function newsOf(brandId: string): string | undefined {
  const [own, other] = [$workspace.get(), $workspacesById.get().get(brandId)]
  if (!own || !other || own.id === other.id || $session.get().state !== 'signed-in') return undefined
  if (brandIdIn($place.get().route.path) !== undefined) return undefined
  return words('brand.otherTab', { other: brandLabel(other), own: brandLabel(own) })
}
