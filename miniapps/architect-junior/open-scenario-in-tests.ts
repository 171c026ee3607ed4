import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { scenarioAppInTests } from './scenario-in-tests.ts'

/** The page of the scenario `one`, with what the server has stored of it. */
export async function openScenario(...asked: Parameters<typeof scenarioAppInTests>) {
  const made = scenarioAppInTests(...asked)
  const app = await mountMiniApp('architect-junior', made.mounted('/one'))
  await waitUntil(() => app.findAll('h1').length === 1)
  const value = (path: string) => made.documents.documents.get('one')!.fields[path]?.value
  return { ...made, app, value }
}

const buttons = (app: MountedMiniApp, name: string) =>
  app.findAll('button').filter((each) => (each.ariaLabel ?? each.textContent) === name)

/** Focuses and presses the first button of this name, once it can be pressed. */
export async function press(app: MountedMiniApp, name: string): Promise<void> {
  await waitUntil(() => buttons(app, name).some((each) => !each.matches(':disabled')))
  buttons(app, name)[0]!.focus()
  buttons(app, name)[0]!.click()
}

/** Chooses in the select of a field. */
export function choose(app: MountedMiniApp, path: string, value: string): void {
  const select = app.find<HTMLSelectElement>(`[data-path="${path}"] select`)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Text of what has the focus. */
export const focused = (app: MountedMiniApp) => app.element.shadowRoot!.activeElement?.textContent
