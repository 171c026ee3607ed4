import { useMiniApp } from '../kit/use-mini-app.ts'
import { BreakMe } from './break-me.tsx'
import { ContextView } from './context-view.tsx'
import { EventButtons } from './event-buttons.tsx'

/** What a mini-app is given, and what it may ask for. */
export function ContractPage() {
  const { context } = useMiniApp()
  return (
    <div className="sample">
      <div className="os-stack">
        <EventButtons />
        {isDeveloper(context.permissions.agency) && <BreakMe />}
      </div>
      <ContextView />
    </div>
  )
}

/** The permission may carry the environment's prefix (spec section 5). */
const isDeveloper = (held: readonly string[]) => held.some((permission) => permission.endsWith('OsDevelopers'))
