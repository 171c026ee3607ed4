import { appearanceAttributes } from '../contract/appearance.ts'
import { $appearance, restoreAppearance } from '../stores/appearance.ts'

/** Puts the chosen theme and density on the root element, also when another tab changed them. A server of ours has written them into the page already. */
export function pageFollowsAppearance(): void {
  restoreAppearance()
  addEventListener('focus', restoreAppearance)
  $appearance.subscribe((appearance) => {
    for (const [name, value] of Object.entries(appearanceAttributes(appearance))) {
      if (value === undefined) delete document.documentElement.dataset[name]
      else document.documentElement.dataset[name] = value
    }
  })
}
