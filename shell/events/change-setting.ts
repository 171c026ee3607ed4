import type { DisplaySettings } from '../contract/entities.ts'
import { $displaySettings, changeDisplaySetting } from '../stores/display-settings.ts'
import { dismissNotice, notify } from '../stores/notices.ts'
import { $users } from '../stores/users.ts'
import { words } from '../words/signed-in/words/words.ts'

/** The notice of each setting that could not be saved. */
const told = new Map<keyof DisplaySettings, number>()

/** Changes one display setting of the person here; a failure says so and offers to try again. */
export async function changeSetting(setting: keyof DisplaySettings, value: string): Promise<void> {
  const email = $users.get().myself?.email
  if (!email || $displaySettings.get()[setting] === value) return
  dismissNotice(told.get(setting) ?? 0) // whichever way it is tried again
  try {
    await changeDisplaySetting(email, setting, value)
  } catch {
    told.set(
      setting,
      notify({
        kind: 'error',
        text: words(`setting.${setting}`),
        action: { label: words('tryAgain'), run: () => void changeSetting(setting, value) },
      }),
    )
  }
}
