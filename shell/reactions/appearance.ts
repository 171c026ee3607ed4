import { appearanceAttributes } from '../contract/appearance.ts'
import { $appearance, restoreAppearance } from '../stores/appearance.ts'

/** The page looks as the person has chosen, here or in another tab. Whoever serves it usually wrote that into it already. */
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
