import { useState } from 'react'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { ImportWizard } from '../../kit/exchange/import-wizard/import-wizard.tsx'
import { ImportedInvitations } from '../parts/import/imported-invitations.tsx'
import { usePeoplePlan } from '../parts/import/use-people-plan.ts'
import { words } from '../parts/import/words/words.ts'
import type { SentInvitation } from '../parts/people/invitation-links.tsx'

/** A file of people comes in; the server looks at all rows before any is taken. */
export function ImportPeople() {
  const { route } = useMiniApp()
  const [sent, setSent] = useState<readonly SentInvitation[]>([])
  const list = `${route.basePath}/panel/users`
  return (
    <>
      <Link className="admin-back" to={list}>
        {words('back')}
      </Link>
      <PageHeader title={words('title')} subtitle={words('help')} />
      <ImportWizard
        plan={usePeoplePlan(setSent)}
        afterwards={
          <Link look="primary" to={list}>
            {words('show')}
          </Link>
        }
      />
      <ImportedInvitations sent={sent} />
    </>
  )
}
