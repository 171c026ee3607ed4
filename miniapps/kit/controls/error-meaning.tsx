import { useMayReadDocumentation } from '../bridge/use-may-read-documentation.ts'
import { words } from '../words/words.ts'
import { Link } from './link.tsx'

/** Leads from a refusal to its page, for people who may read the documentation. */
export function ErrorMeaning({ code }: { code: string | undefined }) {
  const mayRead = useMayReadDocumentation()
  if (!code || !mayRead) return null
  return (
    <Link quiet to={`/documentation/errors/${code}`}>
      {words('meaning')}
    </Link>
  )
}
