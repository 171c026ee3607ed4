import { holds } from '../../../shell/contract/holds.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { words } from '../words/words.ts'
import { Link } from './link.tsx'

/** Leads from a refusal to its page, for people who may read the documentation. */
export function ErrorMeaning({ code }: { code: string | undefined }) {
  const { agency, prefix } = useMiniApp().context.permissions
  if (!code || !holds(new Set(agency), 'DocumentationAccess', prefix)) return null
  return (
    <Link quiet to={`/documentation/errors/${code}`}>
      {words('meaning')}
    </Link>
  )
}
