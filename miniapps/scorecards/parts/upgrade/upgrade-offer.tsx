import { lazyPart } from '../../../kit/bridge/lazy-part.ts'
import { Lazy } from '../../../kit/bridge/lazy.tsx'
import { useAudit } from '../run/audit-context.ts'

const NOTICE = lazyPart(async () => (await import('./upgrade-notice.tsx')).UpgradeNotice)

/** Where a newer version of the audit was published: offers to move the open run to it. Without its code it is not offered. */
export function UpgradeOffer() {
  const { newer, answers } = useAudit()
  if (!newer || !answers) return null
  return <Lazy of={NOTICE} props={{ newer, answers }} onFail={() => {}} />
}
