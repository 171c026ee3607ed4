import { useMayReadDocumentation } from '../bridge/use-may-read-documentation.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { words } from '../words/words.ts'

/** For a notice of a refusal: leads to its page, for people who may read the documentation. */
export function useMeaningAction() {
  const { portal } = useMiniApp()
  const mayRead = useMayReadDocumentation()
  return (code: string | undefined) =>
    code && mayRead
      ? { label: words('meaning'), run: () => portal.navigate(`/documentation/errors/${code}`) }
      : undefined
}
