import type { DisplaySettings } from '../contract/entities.ts'
import { $displaySettings, changeDisplaySetting } from '../stores/display-settings.ts'
import { notify } from '../stores/notices.ts'
import { $users } from '../stores/users.ts'

/** Changes one display setting of the person here; a failure says so and offers to try again. `name` is for people. */
export async function changeSetting(setting: keyof DisplaySettings, value: string, name: string): Promise<void> {
  const email = $users.get().myself?.email
  if (!email || $displaySettings.get()[setting] === value) return
  try {
    await changeDisplaySetting(email, setting, value)
  } catch {
    notify({
      kind: 'error',
      text: `The ${name} could not be saved, so it is back to what it was.`,
      action: { label: 'Try again', run: () => void changeSetting(setting, value, name) },
    })
  }
}
