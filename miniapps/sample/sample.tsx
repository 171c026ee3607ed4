import { useEffect } from 'react'
import { PageHeader } from '../kit/page-header.tsx'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { BreakMe } from './break-me.tsx'
import { ContextView } from './context-view.tsx'
import { EventButtons } from './event-buttons.tsx'

/** A mini-app to copy: what it is given, what it may ask for, and what happens when it fails. */
export function Sample() {
  const { context, host } = useMiniApp()
  useEffect(() => void host.emit('set-breadcrumbs', { category: 'Developers', app: 'Sample' }), [host])
  return (
    <div className="os-page">
      <PageHeader title="Sample" subtitle="A mini-app to copy: it shows what the shell hands over and asks the shell for everything a mini-app may ask for." />
      <div className="sample">
        <div className="os-stack">
          <EventButtons />
          {isDeveloper(context.permissions.agency) && <BreakMe />}
        </div>
        <ContextView />
      </div>
    </div>
  )
}

/** The permission may carry the environment's prefix (spec section 5). */
const isDeveloper = (held: readonly string[]) => held.some((permission) => permission.endsWith('OsDevelopers'))
